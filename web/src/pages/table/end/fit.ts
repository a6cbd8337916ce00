// Words in a drawing: nothing there wraps or is cut off by itself.

/** How wide a letter of the titles is on average, in parts of its size. */
const LETTER = 0.56;

/** The characters of a text as people count them: a family or a flag is one. */
export function characters(text: string): string[] {
  if (!("Segmenter" in Intl)) return [...text];
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** A text of at most so many characters, with dots for the rest. */
export function shorten(text: string, most: number): string {
  const all = characters(text);
  return all.length <= most
    ? text
    : `${all
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

/** A title in one line or two, as large as the width allows. */
export function fitTitle(
  text: string,
  width: number,
  largest: number,
): { lines: string[]; size: number } {
  const one = sizeOf([text], width, largest);
  if (one >= largest * 0.7) return { lines: [text], size: one };
  const lines = halve(shorten(text, 64));
  return { lines, size: sizeOf(lines, width, largest * 0.75) };
}

function sizeOf(lines: string[], width: number, largest: number): number {
  const longest = Math.max(...lines.map((line) => characters(line).length));
  return Math.min(largest, Math.floor(width / (LETTER * longest)));
}

/** Two lines that are about as long as each other. */
function halve(text: string): string[] {
  const words = text.split(" ");
  let best = [text];
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (longer(lines) < longer(best)) best = lines;
  }
  return best;
}

const longer = (lines: string[]) => Math.max(...lines.map((line) => line.length));
