import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { idParams, pageNumber, sameSitePath, text } from "./shapes";

const messageOf = (shape: z.ZodMiniType, value: unknown) => z.safeParse(shape, value).error?.issues[0]?.message;

describe("text", () => {
  const title = text({ min: 3, max: 10, short: "Title required", line: true });
  const body = text({ max: 10, short: "Content required" });

  test("is trimmed, and counted in code points", () => {
    expect(z.parse(title, "  abc  ")).toBe("abc");
    expect(z.parse(title, "👩👩👩👩👩👩👩👩👩👩")).toHaveLength(20);
    expect(messageOf(title, "ab")).toBe("Title required");
    expect(messageOf(title, "a".repeat(11))).toBe("Please use at most 10 characters.");
  });

  test("keeps line breaks in a body and none in a line", () => {
    expect(z.parse(body, "a\r\nb\rc\td")).toBe("a\nb\nc\td");
    expect(messageOf(title, "a\nbc")).toBe("This text contains characters that cannot be used.");
  });

  test.each([
    "",
    " ",
    "\u200b\u2060",
    "\ufeff\u00ad",
    "\u0301\u0301\u0301",
    "\u115f\u3164",
    undefined,
    null,
    3,
    {},
    ["abc"],
  ])("that shows nothing is missing: %j", (value) => {
    expect(messageOf(body, value)).toBe("Content required");
  });

  test.each(["a\u0000b", "a\u0007bc", "a\u009fbc", "ab\ud800c", "\udc00abc"])(
    "refuses broken characters: %j",
    (value) => {
      const { error } = z.safeParse(body, value);
      expect(error?.issues).toMatchObject([{ params: { code: "invalid_characters" } }]);
    },
  );

  test.each(["\u202aabc", "abc\u202e", "a\u2066bc\u2069"])(
    "takes turning marks in a body, not in a title: %j",
    (value) => {
      expect(z.safeParse(body, value).success).toBe(true);
      expect(z.safeParse(title, value).success).toBe(false);
    },
  );

  test.each(["שלום!", "日本語の本", "Zaḷgo̷", "İıŞ", "<b>{{7*7}}</b>"])("keeps %j as it is", (value) => {
    expect(z.parse(text({ max: 50, short: "-" }), value)).toBe(value);
  });
});

test("an id is one to ten digits without a leading nought", () => {
  const shape = idParams("Invalid forum ID");
  expect(z.parse(shape, { id: "2147483648" })).toEqual({ id: 2_147_483_648 });
  for (const id of ["", "0", "01", "-1", "1.0", "1e3", "0x1", " 1", "1 ", "1\n", "１", "12345678901", 1, null, ["1"]])
    expect(messageOf(shape, { id })).toBe("Invalid forum ID");
});

test("pages are counted from 1, and the first is meant when none is named", () => {
  expect(z.parse(pageNumber, undefined)).toBe(1);
  expect(z.parse(pageNumber, "1000000000")).toBe(1_000_000_000);
  for (const page of ["0", "-1", "1.5", "abc", "", "[]", ["1", "2"]])
    expect(messageOf(pageNumber, page)).toBe("Pages are counted from 1.");
});

test("a path of ours begins with one slash", () => {
  for (const path of ["/", "/courses/3?tab=a#b"]) expect(z.safeParse(sameSitePath, path).success).toBe(true);
  for (const path of ["", "//evil.test", "/\\evil.test", "https://evil.test", "javascript:alert(1)", "/a\nb", "/a\\b"])
    expect(z.safeParse(sameSitePath, path).success).toBe(false);
});
