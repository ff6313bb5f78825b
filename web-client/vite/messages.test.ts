import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { isCatalogue, catalogue, shown, withoutComments } from "./messages";

describe("the client's messages", () => {
  it.each(["en", "fr", "cs"])("are complete in %s", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(catalogue(shown(language, false))))).toEqual([]);
    expect(bundle.hasMessage("client-defect")).toBe(true);
    expect(bundle.hasMessage("refusal-unknown-guest")).toBe(true);
    expect(bundle.hasMessage("client-replay-first")).toBe(false);
    expect(bundle.addResource(new FluentResource(catalogue(shown(language, true))))).toEqual([]);
    expect(bundle.hasMessage("client-replay-first")).toBe(true);
  });

  it("lose comments and blank lines and nothing else", () => {
    const text =
      "# A remark.\n\none = 1 # of many\n\n\n## Another.\ntwo = { $n ->\n    [one] a\n   *[other] b\n}\n";
    expect(withoutComments(text)).toBe(
      "one = 1 # of many\ntwo = { $n ->\n    [one] a\n   *[other] b\n}",
    );
  });

  it("keep a blank line inside a message", () => {
    expect(withoutComments("long =\n    first\n\n    second\n")).toBe(
      "long =\n    first\n\n    second",
    );
  });

  it("are recognized by their module name", () => {
    expect(isCatalogue("\0virtual:messages/fr")).toBe(true);
    expect(isCatalogue("\0virtual:messages/more-fr")).toBe(true);
    expect(isCatalogue("src/i18n/languages.ts")).toBe(false);
    expect(isCatalogue(null)).toBe(false);
  });
});
