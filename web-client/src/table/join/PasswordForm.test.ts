import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Refused } from "../../wire/server";
import { translator } from "../../i18n/translator.svelte";
import { isAboutPassword } from "../table-connection.svelte";
import PasswordForm from "./PasswordForm.svelte";

const DOOR = { game: "ikebana", options: null, "is-locked": true };

beforeAll(() => translator.setLanguage("en"));
beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json(DOOR))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WRONG = "Wrong password. Try again.";

test("a password is called wrong only after the server has said so", async () => {
  const onpassword = vi.fn();
  const { rerender } = render(PasswordForm, {
    table: "a-table",
    refusal: new Refused("wrong-password"),
    onpassword,
  });
  expect(await screen.findByText("Ikebana")).toBeTruthy();
  const field = screen.getByLabelText("Password");
  await fireEvent.input(field, { target: { value: "hanabi" } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(onpassword).toHaveBeenCalledExactlyOnceWith("hanabi");
  expect(screen.queryByText(WRONG)).toBeNull();
  await rerender({ refusal: new Refused("wrong-password") });
  expect(screen.getByText(WRONG)).toBeTruthy();
  // Another one is tried: the server has not answered yet.
  await fireEvent.input(field, { target: { value: "ikebana" } });
  expect(screen.queryByText(WRONG)).toBeNull();
});

test("the form stays when too many passwords were tried", async () => {
  expect(isAboutPassword(new Refused("too-many-passwords"))).toBe(true);
  expect(isAboutPassword(new Refused("no-such-table"))).toBe(false);
  expect(isAboutPassword(null)).toBe(false);
  const { rerender } = render(PasswordForm, {
    table: "a-table",
    refusal: new Refused("wrong-password"),
    onpassword: vi.fn(),
  });
  await fireEvent.input(screen.getByLabelText("Password"), { target: { value: "hanabi" } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  await rerender({ refusal: new Refused("too-many-passwords") });
  expect(screen.getByText(/^Too many wrong passwords/)).toBeTruthy();
});
