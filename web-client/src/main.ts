import { mount } from "svelte";
import App from "./App.svelte";
import { guest } from "./guest.svelte";
import "./paper/paper.css";
import { wishedLanguage, words } from "./words/words.svelte";

await Promise.all([words.speak(wishedLanguage()), guest.recall().catch(() => undefined)]);
const place = document.getElementById("tamaya");
if (place === null) throw new Error("the page has no place for the house");
mount(App, { target: place });
