import { FluentResource } from "@fluent/bundle";

/** The messages of a game that is not built in, as its own package wrote them. */
export async function messagesOf(game: string, language: string): Promise<FluentResource["body"]> {
  const path = `/api/messages/${encodeURIComponent(game)}/${language}`;
  const response = await fetch(path).catch(() => null);
  return response?.ok ? new FluentResource(await response.text()).body : [];
}
