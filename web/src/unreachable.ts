/** The end of a switch over every kind there is: a kind without a case does not compile. */
export function unreachable(value: never): never {
  throw new Error(`unhandled: ${JSON.stringify(value)}`);
}
