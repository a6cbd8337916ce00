/** A change of the chance to win in whole percent, always with its sign: +12, −3, 0. */
export function percentOf(luck: number): string {
  const percent = Math.round(luck * 100);
  if (percent === 0) return "0";
  return percent > 0 ? `+${percent}` : `−${-percent}`;
}
