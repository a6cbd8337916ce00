/** Which page is shown: the address says it, and links change it without loading anything. */

const here = $state({ path: location.pathname, query: location.search });

export function path(): string {
  return here.path;
}

export function query(): URLSearchParams {
  return new URLSearchParams(here.query);
}

/** A part of an address as people write it; what is not well formed stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  if (!replace) scrollTo(0, 0);
}

function arrive(): void {
  here.path = location.pathname;
  here.query = location.search;
}

addEventListener("popstate", arrive);

/** Follow a link to another page of ours without leaving this one. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const elsewhere = link.origin !== location.origin || link.pathname.startsWith("/api/");
  if (elsewhere || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
