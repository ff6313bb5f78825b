import { mount } from "svelte";
import App from "./App.svelte";
import { guest } from "./guest.svelte";
import "./ui/styles.css";
import { preferredLanguage, translator } from "./i18n/translator.svelte";

await Promise.all([
  translator.setLanguage(preferredLanguage()),
  guest.load().catch(() => undefined),
]);
const root = document.getElementById("tamaya");
if (root === null) throw new Error("the page has no element for the app");
mount(App, { target: root });
