import { mount } from "svelte";
import App from "./app/App.svelte";
import { applyTheme } from "./app/theme.svelte";
import { reader } from "./i18n/index.svelte";
import "./styles.css";

applyTheme();
document.documentElement.lang = reader.language;
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/offline.js"));
}
