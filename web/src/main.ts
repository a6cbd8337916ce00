import { mount } from "svelte";
import App from "./App.svelte";
import { speak, understood } from "./locale";
import "./ui/theme.css";

await speak(understood(navigator.languages), "frame");
mount(App, { target: document.getElementById("app")! });
