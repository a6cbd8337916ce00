/**
 * Scroll an element into view when it is wanted, as little as possible. Where the wish is
 * something else than yes or no, it is wanted anew whenever that changes.
 */
export function reach(
  node: HTMLElement,
  wanted: unknown = true,
): { update: (wanted: unknown) => void; destroy: () => void } {
  let current = 0;
  const show = (now: unknown) => {
    const asked = (current += 1);
    if (!now) return;
    // A frame later everything has its size, the acts on the lower edge included.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (asked === current) node.scrollIntoView?.({ block: "nearest" });
      }),
    );
  };
  show(wanted);
  return {
    update(now) {
      if (now !== wanted) show(now);
      wanted = now;
    },
    destroy() {
      current += 1;
    },
  };
}
