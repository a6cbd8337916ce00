import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./locale";
import { connect } from "./session";
import "./ui/theme.css";
import "./ui/base.css";
import { apply, spokenLanguage } from "./ui/settings.svelte";

apply();
connect();
await speak(spokenLanguage(), "frame");
mount(App, { target: document.getElementById("app")! });

// Browsers have service workers only where they trust the address: https, or this machine.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => {});
}
