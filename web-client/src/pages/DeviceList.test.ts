import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { translator } from "../i18n/translator.svelte";
import type { MyDevice } from "../wire/types";
import DeviceList from "./DeviceList.svelte";

const DAY = 24 * 60 * 60 * 1000;

function device(id: string, fields: Partial<MyDevice> = {}): MyDevice {
  return {
    id,
    browser: "Firefox",
    system: "Linux",
    "created-at": 0,
    "used-at": Date.now(),
    "is-this-one": false,
    ...fields,
  };
}

/** A server that knows these devices; what was asked of it. */
function serve(devices: readonly MyDevice[]): string[] {
  const asked: string[] = [];
  let known = devices;
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === "GET") return Promise.resolve(Response.json({ devices: known }));
    known = known.filter((each) => each["is-this-one"] || !path.endsWith(each.id));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  return asked;
}

beforeAll(() => translator.setLanguage("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the devices are listed, this one first and without a button", async () => {
  serve([
    device("phone", { system: "Android", "used-at": Date.now() - 1.5 * DAY }),
    device("here", { "is-this-one": true }),
    device("bot", { browser: "", system: "" }),
  ]);
  render(DeviceList);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "Firefox on Linux This device",
    "Firefox on Android Last used: yesterday Sign out",
    "Unknown device Last used: today Sign out",
  ]);
  expect(screen.getByRole("button", { name: "Sign out all others" })).toBeTruthy();
});

test("another device is signed out, and no longer listed", async () => {
  const asked = serve([device("here", { "is-this-one": true }), device("phone")]);
  render(DeviceList);
  await fireEvent.click(await screen.findByRole("button", { name: "Sign out: Firefox on Linux" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  expect(asked).toEqual([
    "GET /api/me/devices",
    "DELETE /api/me/devices/phone",
    "GET /api/me/devices",
  ]);
});
