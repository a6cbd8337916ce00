// Numbers of coins as sums: `3 + 1 = 4`.

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** The number with its sign: `+3`, `−2`, and `0` without one. */
export function signed(n: number): string {
  if (n === 0) return "0";
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** What adds up to what: `3 + 1 = 4`, or only `3` where there is nothing to add. */
export function added(numbers: readonly number[]): string {
  const total = sumOf(numbers);
  const shown = total < 0 ? `−${-total}` : `${total}`;
  const [first = 0, ...rest] = numbers;
  if (rest.length === 0) return shown;
  const others = rest.map((n) => (n < 0 ? ` − ${-n}` : ` + ${n}`));
  return `${first}${others.join("")} = ${shown}`;
}
