import { copy } from "../../../ui/clipboard";

/** Hand on a line of text with a link: where the device can, to any app, otherwise copied. */
export async function share(text: string, url: string): Promise<"shared" | "copied" | "failed"> {
  if ("share" in navigator) {
    try {
      await navigator.share({ text, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return (await copy(`${text} ${url}`)) ? "copied" : "failed";
}
