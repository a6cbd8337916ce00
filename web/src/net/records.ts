// Finished plays and uploaded records. The server replays them, because the client knows no rules.

import type {
  Draws,
  PlayOfTable,
  Problem,
  Replay,
  Review,
  ReviewProgress,
  TableInfo,
} from "./messages.gen";

export type Result<Answer> = { answer: Answer } | { problem: Problem };

/** Which play is meant: one the server remembers, or a record, byte for byte. */
export type Source = { play: string } | { text: string | Blob };

/** A stretch of a replay, from this step on, as a seat (null: a spectator) saw it. */
export function replayed(
  source: Source,
  seat: number | null,
  start: number,
): Promise<Result<Replay>> {
  const query = new URLSearchParams({ start: String(start), ...(seat && { seat: String(seat) }) });
  if ("text" in source) return ask(`/api/replay?${query}`, source.text);
  return ask(`/api/plays/${encodeURIComponent(source.play)}/replay?${query}`);
}

/** What the chance of a record was drawn from. */
export async function drawn(source: Source): Promise<Result<Draws>> {
  if ("text" in source) return ask("/api/draws", source.text);
  const response = await fetched(recordOf(source.play));
  if (!response) return unreachable();
  if (!response.ok) return { problem: (await response.json()) as Problem };
  return ask("/api/draws", await response.text());
}

/** A review, or how far it is: the first question begins it. */
export function reviewed(source: Source): Promise<Result<Review | ReviewProgress>> {
  if ("text" in source) return ask("/api/review", source.text);
  return ask(`/api/plays/${encodeURIComponent(source.play)}/review`);
}

/** Where the record of a play can be had. */
export function recordOf(play: string): string {
  return `/api/plays/${encodeURIComponent(play)}/record`;
}

/** The tables of this guest whose plays are over, newest first. */
export async function finished(): Promise<TableInfo[]> {
  const result = await ask<TableInfo[]>("/api/mine");
  return "answer" in result ? result.answer.filter(({ state }) => state === "over") : [];
}

/** Every play of a table, of its rematches, and of those it is a rematch of; oldest first. */
export function playsOf(code: string): Promise<Result<PlayOfTable[]>> {
  return ask(`/api/tables/${encodeURIComponent(code)}/history`);
}

async function ask<Answer>(address: string, text?: string | Blob): Promise<Result<Answer>> {
  const response = await fetched(address, text);
  if (!response) return unreachable();
  const answer = (await response.json()) as unknown;
  return response.ok ? { answer: answer as Answer } : { problem: answer as Problem };
}

async function fetched(address: string, text?: string | Blob): Promise<Response | null> {
  const posted = { method: "POST", body: text ?? "", headers: { "Content-Type": "text/plain" } };
  try {
    return await fetch(address, text === undefined ? {} : posted);
  } catch {
    return null;
  }
}

function unreachable(): { problem: Problem } {
  return { problem: { error: "message", problem: "web-replay-unreachable" } };
}
