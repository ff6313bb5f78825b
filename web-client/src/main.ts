import { mount } from "svelte";
import App from "./App.svelte";
import { guest } from "./guest.svelte";
import "./ui/styles.css";
import { preferredLanguage, translator } from "./i18n/translator.svelte";

await Promise.all([
  translator.setLanguage(preferredLanguage()),
  guest.load().catch(() => undefined),
]);
const place = document.getElementById("tamaya");
if (place === null) throw new Error("the page has no place for the house");
mount(App, { target: place });
