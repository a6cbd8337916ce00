// The guest's name: given against bots, asked for once before sitting down with others.

import { say } from "../locale";
import { session } from "../session";
import { keep, kept } from "./kept";

/** Whether this device's guest has said what to be called. */
const CHOSEN = "named";

interface Question {
  suggestion: string;
  answer: (named: boolean) => void;
}

export const naming: { question: Question | null } = $state({ question: null });

/** Whoever plays without a name gets one, and may change it. */
export async function beNamed(): Promise<void> {
  if (!session.name) await rename(suggested());
}

/** Ask for a name unless one was chosen before; false: the person would rather not sit down. */
export async function chooseName(): Promise<boolean> {
  if (session.name && kept(CHOSEN, false)) return true;
  return new Promise((answer) => {
    naming.question = { suggestion: session.name || suggested(), answer };
  });
}

/** Close the question. */
export function answer(named: boolean): void {
  naming.question?.answer(named);
  naming.question = null;
}

/** Save a name that the person chose; whether the server took it. */
export async function saveName(name: string): Promise<boolean> {
  if (!(await rename(name.trim()))) return false;
  keep(CHOSEN, true);
  return true;
}

async function rename(name: string): Promise<boolean> {
  if (!name || !(await session.do({ type: "name", name }))) return false;
  session.name = name;
  return true;
}

function suggested(): string {
  const names = say("web-name-list").split(", ");
  return names[Math.floor(Math.random() * names.length)]!;
}
