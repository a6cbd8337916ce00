/** What this browser stores for the page; a browser that stores nothing works too. */

export function kept<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`doubloon.${name}`);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`doubloon.${name}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
