/** The game whose rules in short lie over the page, by its key. */
let reading = $state<string | null>(null);

export function rulesShown(): string | null {
  return reading;
}

/** Open the rules of a game in short; a page shows them with `RulesInShort`. */
export function openRules(game: string): void {
  reading = game;
}

export function closeRules(): void {
  reading = null;
}
