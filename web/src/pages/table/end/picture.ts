// A drawing of the page as a PNG file, made in the browser.

/** What the style sheets say about a drawing; outside the page nobody else says it. */
const LOOKS = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "font-family",
  "font-weight",
  "text-anchor",
];

/** The drawing as the text of an SVG file that needs no style sheet. */
export function standAlone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [shown, copied] = [drawing, copy].map((svg) => [...svg.querySelectorAll("*")]);
  shown!.forEach((element, at) => {
    const style = getComputedStyle(element);
    const same = copied![at]!;
    // As attributes: pages allow no style inside an element.
    for (const name of LOOKS) {
      const value = style.getPropertyValue(name);
      if (value) same.setAttribute(name, value);
    }
    same.removeAttribute("class");
    same.removeAttribute("style");
    // A drawing within has the size of its place.
    if (element.matches(".picture")) sizeOf(same, element);
  });
  return new XMLSerializer().serializeToString(copy);
}

function sizeOf(copied: Element, shown: Element): void {
  for (const side of ["width", "height"]) {
    copied.setAttribute(side, getComputedStyle(shown).getPropertyValue(side).replace("px", ""));
  }
}

/** The drawing as a PNG of its own size. */
export async function toPng(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standAlone(drawing))}`;
  await image.decode();
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** A file as an address that an image or a download can have. */
export async function addressOf(file: Blob): Promise<string> {
  return new Promise((read, failed) => {
    const reader = new FileReader();
    reader.onload = () => read(reader.result as string);
    reader.onerror = () => failed(new Error("unreadable"));
    reader.readAsDataURL(file);
  });
}
