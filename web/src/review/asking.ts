import type { Problem, Review, ReviewProgress } from "../net/messages.gen";
import { reviewed, type Source } from "../net/records";

/** Milliseconds until it is asked again how far a review is, and whether it may begin. */
const SOON = 600;
const LATER = 3000;

export type Waiting = ReviewProgress | { state: "busy" };

/** A review, asked for until it is finished; `tell` hears how far it is. */
export async function askFor(
  source: Source,
  tell: (waiting: Waiting) => void,
  stop: AbortSignal,
  pauses: { soon: number; later: number } = { soon: SOON, later: LATER },
): Promise<{ review: Review } | { problem: Problem } | null> {
  while (!stop.aborted) {
    const result = await reviewed(source);
    if ("answer" in result && !("state" in result.answer)) return { review: result.answer };
    if ("problem" in result && result.problem.error !== "limit") return result;
    const waiting = "answer" in result ? (result.answer as ReviewProgress) : null;
    tell(waiting ?? { state: "busy" });
    await new Promise((done) => setTimeout(done, waiting ? pauses.soon : pauses.later));
  }
  return null;
}
