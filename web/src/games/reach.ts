/** Bring what somebody is asked for into sight as soon as it is there, moving no more than needed. */
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
