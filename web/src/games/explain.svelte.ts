import type { Snippet } from "svelte";

/** What something is, in one or two sentences, and why it cannot be used now. */
export interface Explanation {
  title: string;
  /** One paragraph each; empty ones are left out. */
  lines: readonly string[];
  picture?: Snippet | undefined;
}

let shown = $state.raw<Explanation | null>(null);

/** What is explained now, if anything. */
export function explained(): Explanation | null {
  return shown;
}

export function explain(explanation: Explanation): void {
  shown = explanation;
}

export function closeExplanation(): void {
  shown = null;
}

/** How long a finger rests on something whose tap does something else. */
const REST = 500;
/** How far a finger may stray meanwhile, in pixels. */
const STRAY = 10;

/**
 * Explain something that a tap acts on: after a long press, a right click or the menu key. The
 * tap that ends a long press does nothing.
 */
export function explains(
  node: HTMLElement | SVGElement,
  tell: (() => void) | undefined,
): { update: (tell: (() => void) | undefined) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [x, y, told] = [0, 0, false];

  const stop = () => clearTimeout(timer);
  const now = () => {
    stop();
    told = true;
    tell?.();
  };
  const pressed = (event: Event) => {
    const { clientX, clientY, button } = event as PointerEvent;
    [x, y, told] = [clientX, clientY, false];
    stop();
    if (tell && button === 0) timer = setTimeout(now, REST);
  };
  const moved = (event: Event) => {
    const { clientX, clientY } = event as PointerEvent;
    if (Math.hypot(clientX - x, clientY - y) > STRAY) stop();
  };
  const menu = (event: Event) => {
    if (!tell) return;
    event.preventDefault();
    if (!told) now();
  };
  const clicked = (event: Event) => {
    if (!told) return;
    told = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const listeners: [string, (event: Event) => void, boolean][] = [
    ["pointerdown", pressed, false],
    ["pointermove", moved, false],
    ["pointerup", stop, false],
    ["pointercancel", stop, false],
    ["contextmenu", menu, false],
    ["click", clicked, true],
  ];
  for (const [name, hear, first] of listeners) node.addEventListener(name, hear, first);
  return {
    update(next) {
      tell = next;
    },
    destroy() {
      stop();
      for (const [name, hear, first] of listeners) node.removeEventListener(name, hear, first);
    },
  };
}
