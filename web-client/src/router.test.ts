import { expect, it } from "vitest";
import { parseRoute } from "./router.svelte";

const at = (path: string) => parseRoute(new URL(path, "http://server.example"));

it("knows whether a visitor of a table wants a seat", () => {
  expect(at("/table/abc")).toEqual({ page: "table", table: "abc", wantsSeat: false });
  expect(at("/table/abc?sit")).toEqual({ page: "table", table: "abc", wantsSeat: true });
});

it("finds the page under the path of a proxy, and without it", () => {
  const under = (path: string) => parseRoute(new URL(path, "http://server.example"), "/hanabi");
  expect(under("/hanabi/open")).toEqual({ page: "new-table" });
  expect(under("/hanabi/")).toEqual({ page: "home" });
  expect(under("/hanabi")).toEqual({ page: "home" });
  expect(under("/open")).toEqual({ page: "new-table" });
  expect(under("/hanabike")).toEqual({ page: "not-found" });
});
