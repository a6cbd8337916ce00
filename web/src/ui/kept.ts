/** What this browser stores for the page; a browser that stores nothing works too. */

export function kept<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`doubloon.${name}`);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

/** Whether it is stored: private windows may refuse, and a choice then lasts as long as the page. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`doubloon.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
