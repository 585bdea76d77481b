import { mount } from "svelte";
import App from "./pages/App.svelte";
import { applyTheme } from "./ui/theme.svelte";
import { reader } from "./i18n/index.svelte";
import { sounds } from "./sound/sounds.svelte";
import "./styles.css";

applyTheme();
sounds.listen(window);
document.documentElement.lang = reader.language;
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/offline.js"));
}
