/** The order in which its cards lie in a row, as docs/fairness.md publishes it. */
export const CARDS =
  "treasure-island pirate guardian animals coin diamond skull-1 skull-2 ship-2 ship-3 ship-4".split(
    " ",
  );
