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
