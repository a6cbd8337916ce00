import { Session } from "./net/session.svelte";
import { allowSound, sound } from "./ui/sound";
import { settings } from "./ui/settings.svelte";

/** The one connection of this page. */
export const session = new Session(
  () => new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/ws`),
);

session.paced = () => settings.motion;
session.byHand = () => !settings.rollsAtOnce;
session.onturn = () => {
  if (settings.sound) sound("turn");
};

/** Connect, and connect again as soon as the network or the screen is back. */
export function connect(): void {
  session.open();
  addEventListener("offline", () => session.lose());
  addEventListener("online", () => session.open());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) session.open();
  });
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, allowSound);
}
