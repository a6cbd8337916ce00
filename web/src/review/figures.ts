import { isKnown, joinList, say, tellAll, type Reader } from "../locale";
import type { Review } from "../net/messages.gen";

type Step = Review["steps"][number];
type Goal = Review["goal"];

/** Reasons that are probabilities. */
const SHARES = ["penalty", "bust", "skull"];
/** Smaller changes are written as zero. */
const NOTHING = 5e-5;

/** A value: the chance to win in per cent, or points ahead. */
export function valueOf(goal: Goal, value: number): string {
  return goal === "win" ? percentOf(value) : signed(value.toFixed(2));
}

/** A difference of value with its sign; none for zero. */
export function changeOf(goal: Goal, change: number): string {
  const shown = Math.abs(change) < NOTHING ? 0 : change;
  const text = goal === "win" ? (100 * shown).toFixed(1) : shown.toFixed(2);
  return Number(text) > 0 ? `+${text}` : Number(text) < 0 ? signed(text) : text.replace("-", "");
}

/** A loss without a sign. */
export function lossOf(goal: Goal, loss: number): string {
  return goal === "win" ? (100 * loss).toFixed(1) : loss.toFixed(2);
}

function percentOf(share: number): string {
  return `${(100 * share).toFixed(1)}\u00a0%`;
}

function signed(text: string): string {
  return text.replace("-", "\u2212");
}

/** What happened, in words; a step without a sentence in notation. */
export function sentenceOf(step: Pick<Step, "text" | "story">, reader: Reader): string {
  return tellAll(step.story, reader).join(" ") || step.text;
}

/** The values of all seats after a step: "Anne 52 % and Bo 48 %". */
export function valuesOf(review: Review, at: number, names: readonly string[]): string {
  const step = review.steps[at - 1];
  return joinList(
    names.map((name, place) => {
      const value = step?.values[place] ?? review.players[place]!.start;
      return `${name} ${valueOf(review.goal, value)}`;
    }),
  );
}

/** How lucky or how wrong a step was, if it has a mark. */
export function verdictOf(review: Review, step: Step, names: readonly string[]): string {
  if (step.mark === null) return "";
  const mark = say(`review-mark-${step.mark}`);
  const end = review.goal === "win" ? "" : "-margin";
  if (step.loss !== null) {
    return say(`web-review-lost${end}`, { mark, loss: lossOf(review.goal, step.loss) });
  }
  const seat = luckiest(step);
  const luck = changeOf(review.goal, step.luck?.[seat] ?? 0);
  return say(`web-review-luck${end}`, { mark, luck, name: names[seat] ?? "" });
}

/** The place of the seat for which a fate changed most. */
export function luckiest(step: Step): number {
  const sizes = (step.luck ?? []).map(Math.abs);
  return Math.max(0, sizes.indexOf(Math.max(...sizes)));
}

/** The marked decisions, the worst first; of one seat or of all. */
export function mistakesOf(review: Review, seat: number | null): { step: Step; at: number }[] {
  return review.steps
    .map((step, place) => ({ step, at: place + 1 }))
    .filter(({ step }) => step.loss !== null && step.mark !== null)
    .filter(({ step }) => seat === null || step.seat === seat)
    .sort((one, other) => other.step.loss! - one.step.loss!);
}

/** The numbers behind a mistake, a sentence each. */
export function reasonsOf(step: Step): string[] {
  return step.reasons
    .filter(({ name }) => isKnown(`review-reason-${name}`))
    .map(({ name, best, chosen }) => {
      const write = (value: number) =>
        SHARES.includes(name) ? percentOf(value) : signed(value.toFixed(1));
      return say(`review-reason-${name}`, { best: write(best), chosen: write(chosen) });
    });
}

/** How the values are known, and what cannot be told. */
export function notesOf(review: Review): string[] {
  const how = `review-how-${review.how}`;
  const error = review.players[0]?.luck_error ?? null;
  return [
    say(`web-review-goal-${review.goal}`),
    say(review.exact ? "review-exact" : "review-estimate"),
    review.how !== null && isKnown(how) ? say(how, { playouts: review.playouts ?? 0 }) : "",
    !review.exact && review.own_box ? say("review-box") : "",
    error === null ? "" : say("review-luck-error", { error: lossOf(review.goal, error) }),
    review.over ? "" : say("review-not-over"),
    review.steps.some(({ text }) => text.endsWith(" resign")) ? say("review-resigned") : "",
  ].filter(Boolean);
}
