import { expect, test } from "vitest";
import { violationsIn } from "./violations";

test("a report in the older format", () => {
  const report = {
    "document-uri": "https://pacioli.example/auth/verify?token=0123#part",
    "violated-directive": "script-src",
    "blocked-uri": "https://evil.example/a.js?secret",
  };
  expect(violationsIn(JSON.stringify({ "csp-report": report }))).toEqual([
    {
      page: "https://pacioli.example/auth/verify",
      directive: "script-src",
      blocked: "https://evil.example/a.js",
    },
  ]);
});

test("reports in the newer format, at most ten", () => {
  const body = { documentURL: "https://pacioli.example/", effectiveDirective: "img-src", blockedURL: "inline" };
  const found = violationsIn(JSON.stringify(Array.from({ length: 12 }, () => ({ type: "csp-violation", body }))));
  expect(found).toHaveLength(10);
  expect(found[0]).toEqual({ page: "https://pacioli.example/", directive: "img-src", blocked: "inline" });
});

test.each(["", "no JSON", "null", "[]", "{}", `[{"body":1}]`, `{"csp-report":[]}`])(
  "what is no report is nothing: %s",
  (text) => {
    expect(violationsIn(text)).toEqual([]);
  },
);

test("long and odd values are cut, and a data address loses its content", () => {
  const report = {
    "document-uri": 5,
    "effective-directive": "x".repeat(5000),
    "blocked-uri": `data:text/html,${"a".repeat(999)}`,
  };
  const [found] = violationsIn(JSON.stringify({ "csp-report": report }));
  expect(found).toEqual({ page: "", directive: "x".repeat(200), blocked: "data:" });
});
