/** The six colours of chests and keys: each has a shape and a letter of its own besides. */
export const COLOURS = "wrbgpy";

/** Points of a star around the middle of a box of 24. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, n) => {
    const angle = (Math.PI * n) / points - Math.PI / 2;
    const radius = n % 2 ? inner : outer;
    return `${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The shape of a colour, in a box of 24: pearl, diamond, drop, clover, star, sun. */
export const SHAPES: Record<string, string> = {
  w: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17Z",
  r: "M12 1.5 21.5 12 12 22.5 2.5 12Z",
  b: "M12 1.5c4.5 6 7.5 9.5 7.5 13.5a7.5 7.5 0 0 1-15 0c0-4 3-7.5 7.5-13.5Z",
  g: "M12 1.8a5 5 0 0 1 4.8 6.6a5 5 0 1 1-3.6 8.4l1.3 5.4h-5l1.3-5.4a5 5 0 1 1-3.6-8.4A5 5 0 0 1 12 1.8Z",
  p: star(5, 11.2, 5),
  y: star(10, 11.5, 8),
};

/** The paint of a colour; the same by day and by night, as on printed cards. */
export const PAINT: Record<string, string> = {
  w: "#f5f0e6",
  r: "#d2452f",
  b: "#2f77b8",
  g: "#4a9a3f",
  p: "#8653b0",
  y: "#f2c12e",
};

/** A darker shade of it, for lids and edges. */
export const SHADE: Record<string, string> = {
  w: "#d3c8b4",
  r: "#a32d1c",
  b: "#1f5688",
  g: "#347229",
  p: "#643786",
  y: "#cf9710",
};

/** Ink that can be read on the paint. */
export const ON: Record<string, string> = {
  w: "#2a1c14",
  r: "#ffffff",
  b: "#ffffff",
  g: "#2a1c14",
  p: "#ffffff",
  y: "#2a1c14",
};
