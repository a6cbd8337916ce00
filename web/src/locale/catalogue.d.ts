declare module "virtual:catalogues" {
  import type { FluentResource } from "@fluent/bundle";
  import type { Language, Part } from "./catalogues";

  /** How the messages of a language are fetched, part by part. */
  const catalogues: Record<
    Language,
    Record<Part, () => Promise<{ default: FluentResource["body"] }>>
  >;
  export default catalogues;
}
