/** Scroll an element into view when it is wanted, as little as possible. */
export function reach(node: HTMLElement, wanted = true): { update: (wanted: boolean) => void } {
  const show = (now: boolean) => {
    if (now) requestAnimationFrame(() => node.scrollIntoView?.({ block: "nearest" }));
  };
  show(wanted);
  return {
    update(now) {
      if (now !== wanted) show(now);
      wanted = now;
    },
  };
}
