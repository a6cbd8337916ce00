declare module "virtual:catalogues" {
  import type { FluentResource } from "@fluent/bundle";

  type Fetch = () => Promise<{ default: FluentResource["body"] }>;
  /** How the messages are fetched, by language and part. */
  const catalogues: Record<string, Record<string, Fetch>>;
  export default catalogues;
}
