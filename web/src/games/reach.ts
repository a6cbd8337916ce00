/**
 * Scroll an element into view when it is wanted, as little as possible. Where the wish is
 * something else than yes or no, it is wanted anew whenever that changes.
 */
export function reach(
  node: HTMLElement,
  wanted: unknown = true,
): { update: (wanted: unknown) => void } {
  const show = (now: unknown) => {
    // A frame later everything has its size, the acts on the lower edge included.
    const scroll = () => node.scrollIntoView?.({ block: "nearest" });
    if (now) requestAnimationFrame(() => requestAnimationFrame(scroll));
  };
  show(wanted);
  return {
    update(now) {
      if (now !== wanted) show(now);
      wanted = now;
    },
  };
}
