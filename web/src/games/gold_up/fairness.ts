/** The order in which keys and chests lie in a row, as docs/fairness.md publishes it. */
export const CARDS = [..."wrbgpyjKC"];
