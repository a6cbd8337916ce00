/** What is shown of a result to others. */
export interface Shown {
  game: string;
  title: string;
  rows: readonly { seat: number; name: string; points: string; won: boolean }[];
  /** Where it was played. */
  host: string;
}

/** What the device can hand on to other apps; over plain http no browser can. */
export function canShare(file: File | null): "picture" | "text" | null {
  if (!("share" in navigator)) return null;
  return file && navigator.canShare?.({ files: [file] }) ? "picture" : "text";
}

/** Hand on a line of text with a link, and the picture where the device can; whether that worked. */
export async function share(text: string, url: string, file: File | null): Promise<boolean> {
  // With a picture some apps take no address, so it stands in the text as well.
  const given =
    canShare(file) === "picture" ? { files: [file!], text: `${text} ${url}` } : { text, url };
  try {
    await navigator.share(given);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
