/** Whether a key press is meant for the board: nobody is writing, no other key is held. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const on = event.target;
  return !(on instanceof Element && on.closest("input, textarea, select, [contenteditable]"));
}
