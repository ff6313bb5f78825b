import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { translator } from "../../i18n/translator.svelte";
import { ICONS } from "../../ui/icons";
import { HanabiController } from "../controller.svelte";
import { exampleContext, exampleView } from "../fixtures";
import HelpButton from "./HelpButton.svelte";

beforeAll(() => translator.setLanguage("en"));
afterEach(cleanup);

test("the button that opens the help shows a question mark", () => {
  const context = exampleContext(exampleView());
  render(HelpButton, { props: { controller: new HanabiController(() => context) } });
  const button = screen.getByRole("button", { name: "Symbols and keys" });
  expect(button.querySelector("path")?.getAttribute("d")).toBe(ICONS.help);
});
