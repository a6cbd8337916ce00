import { address } from "../net/api";

/** Whether a browser on another device would not find this host. */
function isOwn(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

/** Where others find this page: on the server's own machine, its address on the network. */
export async function sharedOrigin(): Promise<string> {
  if (!isOwn(location.hostname)) return location.origin;
  try {
    return (await address()).network ?? location.origin;
  } catch {
    return location.origin;
  }
}
