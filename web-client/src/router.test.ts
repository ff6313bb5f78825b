import { expect, it } from "vitest";
import { parseRoute } from "./router.svelte";

const at = (path: string) => parseRoute(new URL(path, "http://server.example"));

it("knows whether a visitor of a table wants a seat", () => {
  expect(at("/table/abc")).toEqual({ page: "table", table: "abc", wantsSeat: false });
  expect(at("/table/abc?sit")).toEqual({ page: "table", table: "abc", wantsSeat: true });
});
