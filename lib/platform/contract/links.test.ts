import fc from "fast-check";
import { expect, test } from "vitest";
import { safeLinkOf, sitePathOf } from "./links";

const BASE = "https://pacioli.example";

test.each([
  ["/", "/"],
  ["/courses/3?tab=a#topic-4", "/courses/3?tab=a#topic-4"],
  ["/courses/../calendar", "/calendar"],
  ["/./courses", "/courses"],
  ["/search?q=a//b", "/search?q=a//b"],
])("%s is the page %s", (raw, path) => {
  expect(sitePathOf(raw)).toBe(path);
});

test.each([
  "",
  "courses",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/a b",
  "/a\tb",
  "/..//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e%2e//evil.example",
  "/%2E//evil.example",
  "/courses/../..//evil.example/x?y=1",
  "/..///evil.example",
  "/dashboard/..//evil.example",
  "/%E0%A4%A",
])("%j is no page of ours", (raw) => {
  expect(sitePathOf(raw)).toBeNull();
});

/** Pieces that resolve to something else than they look like, and anything else. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom("/", "//", "\\", ".", "..", "%2e", "%2E%2e", "%2f", "%5c", "@", ":", "?", "#", "\t", "\n", "\0"),
      fc.constantFrom("evil.example", "http:", "https://", "auth", "api", "courses", "\u3002", "／", "‥", " "),
      fc.string({ unit: "grapheme", maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));
const anything = fc.oneof(
  fc.webUrl(),
  fc.string({ unit: "binary" }),
  hostile,
  hostile.map((rest) => `/${rest}`),
);

test("a page of ours stays on our origin, for any string and however often it is resolved", () => {
  fc.assert(
    fc.property(anything, (raw) => {
      const path = sitePathOf(raw);
      if (path === null) return;
      expect(path).toMatch(/^\/(?!\/)/);
      expect(new URL(path, BASE).origin).toBe(BASE);
      expect(new URL(path, `${BASE}/auth/verify?token=1`).href).toBe(BASE + path);
      expect(sitePathOf(path)).toBe(path);
    }),
    { numRuns: 20_000 },
  );
});

test("a link leads to a page of ours, to the web or to mail, for any string", () => {
  fc.assert(
    fc.property(anything, (raw) => {
      const link = safeLinkOf(raw);
      if (link === null) return;
      expect(["https:", "http:", "mailto:"]).toContain(new URL(link, BASE).protocol);
      if (link.startsWith("/")) expect(new URL(link, BASE).origin).toBe(BASE);
    }),
    { numRuns: 20_000 },
  );
});

test.each(["https://example.org/a?b#c", "http://example.org", "mailto:ada@example.org", "/courses"])(
  "%s may be linked",
  (raw) => {
    expect(safeLinkOf(raw)).toBe(raw);
  },
);

test.each(["ftp://example.org", "data:text/html,x", "https://[", "https://a b", "www.example.org"])(
  "%j may not be linked",
  (raw) => {
    expect(safeLinkOf(raw)).toBeNull();
  },
);
