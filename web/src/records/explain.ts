import { learn, say } from "../locale";
import { PARTS } from "../locale/catalogues";
import type { Problem } from "../net/messages.gen";
import { inField } from "../ui/names";

/** What is wrong with a record, in a sentence; it may be about anything in any game. */
export async function explained(problem: Problem): Promise<string> {
  await learn(...PARTS);
  const said = say(problem.problem, problem.facts);
  const sentence = problem.error === "file" ? inField(problem.facts, said) : said;
  return problem.step ? say("web-replay-refused-step", { step: problem.step, sentence }) : sentence;
}
