/** How many dialogs lie over the page. */
const covers = $state({ open: 0 });

export function isCovered(): boolean {
  return covers.open > 0;
}

/** A dialog opens; call the answer when it is closed. */
export function cover(): () => void {
  covers.open += 1;
  document.documentElement.classList.add("covered");
  return () => {
    covers.open -= 1;
    if (covers.open === 0) document.documentElement.classList.remove("covered");
  };
}
