import fc from "fast-check";
import { expect, test } from "vitest";
import { emailFrom, nameFrom, nextPath, usernameFrom } from "./rules";

test.each([
  ["ada@example.org", "ada@example.org"],
  ["  Ada@Example.ORG ", "ada@example.org"],
  ["ada+fa@example.org", "ada+fa@example.org"],
  ["ａｄａ＠example.org", "ada@example.org"],
  ["ada@müller.de", "ada@xn--mller-kva.de"],
  ["ada@MÜLLER.de", "ada@xn--mller-kva.de"],
  ["o'brien@sub.example.co.uk", "o'brien@sub.example.co.uk"],
])("%s is kept as %s", (raw, kept) => {
  expect(emailFrom(raw)).toBe(kept);
});

test.each([
  "",
  "@",
  "ada",
  "ada@",
  "@example.org",
  "a@b@c.org",
  "ada@example",
  "ada@example.org.",
  "ada@.org",
  "a..b@example.org",
  ".ada@example.org",
  "ada.@example.org",
  '"a b"@example.org',
  '"e@evil.com"@victim.com',
  "a@b.org,c@d.org",
  "Ada <ada@example.org>",
  "ada@example.org\r\nBcc: x@y.org",
  "ada@exa mple.org",
  "ada@127.0.0.1",
  "ada@[127.0.0.1]",
  "ada@example.org/x",
  "ada@example.org:25",
  "ada@user:pw@example.org",
  "аda@example.org",
  `${"a".repeat(65)}@example.org`,
  `a@${"b".repeat(64)}.org`,
  `a@${"bc.".repeat(90)}org`,
  "ada@-example.org",
  "ada@example.123",
  "ada@exam%70le.org",
  "ada\u0000@example.org",
  "ada@example.org\u202e",
])("%j is no address", (raw) => {
  expect(emailFrom(raw)).toBeNull();
});

test("an address that is kept is kept the same again, in lower case and ASCII", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: "grapheme", maxLength: 80 })), (raw) => {
      const kept = emailFrom(raw);
      if (kept === null) return;
      expect(emailFrom(kept)).toBe(kept);
      expect(kept).toMatch(/^[!-~]+@[a-z0-9.-]+$/);
      expect(kept).toBe(kept.toLowerCase());
      expect(kept.length).toBeLessThanOrEqual(254);
    }),
    { numRuns: 2000 },
  );
});

test("a username is neutral words and digits, for any chance", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      expect(usernameFrom(() => chance)).toMatch(/^[a-z]+-[a-z]+-[1-9]\d{3}$/);
    }),
  );
  expect(usernameFrom(() => 0)).toBe("quiet-ledger-1000");
});

test("an account without a name is called by what stands before the @", () => {
  expect([nameFrom("ada@example.org"), nameFrom("a@example.org")]).toEqual(["ada", "a-student"]);
});

test.each(["/", "/courses/3", "/courses/3?tab=a#topic-4", "/authors"])("%s is a page to return to", (asked) => {
  expect(nextPath(asked)).toBe(asked);
});

test.each([
  null,
  undefined,
  "",
  "courses",
  "//evil.test",
  "/\\evil.test",
  "/\\/evil.test",
  "https://evil.test",
  "javascript:alert(1)",
  "/a b",
  "/a\nb",
  "/a\\b",
  "/auth",
  "/auth?next=/x",
  "/auth/verify",
  "/get-started",
  "/api/user",
  " /courses",
  "/./auth?next=%2F..%2F%2Fevil.test",
  "/../auth",
  "/courses/../get-started",
  "/x/../api/logout",
  "/%61uth",
  "/%2Fapi/logout",
  "/a/..//evil.test",
  "/%2e%2e//evil.test",
])("%j leads to the dashboard", (asked) => {
  expect(nextPath(asked)).toBe("/dashboard");
});

test("for any string, the browser stays on our site and off the sign-in pages", () => {
  const piece = fc.constantFrom(
    "/",
    "//",
    "..",
    ".",
    "%2e",
    "auth",
    "api",
    "get-started",
    "x",
    "?",
    "#",
    "\\",
    "evil.test",
  );
  const asked = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((parts) => `/${parts.join("")}`),
  );
  fc.assert(
    fc.property(asked, (one) => {
      const base = "https://pacioli.example";
      const goal = new URL(nextPath(one), base);
      expect(goal.origin).toBe(base);
      expect(nextPath(one)).toMatch(/^\/(?!\/)/);
      expect(decodeURIComponent(goal.pathname)).not.toMatch(/^\/+(auth|api|get-started)(\/|$)/);
      expect(nextPath(nextPath(one))).toBe(nextPath(one));
    }),
    { numRuns: 20_000 },
  );
});
