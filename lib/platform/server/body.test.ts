import { describe, expect, test } from "vitest";
import { CPU_NOISE_MS, cpuOf } from "@/tests/support/cpu";
import { jsonFrom } from "./body";

const asked = (text: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", {
    method: "POST",
    body: text,
    headers: { "content-type": "application/json", ...headers },
  });

const codeOf = (text: BodyInit, headers?: Record<string, string>) =>
  jsonFrom(asked(text, headers)).then(
    () => "taken",
    (problem) => problem.code,
  );

describe("a body is taken", () => {
  test.each([
    ["{}", {}],
    [' {"a": 1} ', { a: 1 }],
    ['{"a":"{\\"b\\":1,\\"b\\":2}"}', { a: '{"b":1,"b":2}' }],
    ['{"a":"\\\\","b":"]}"}', { a: "\\", b: "]}" }],
    ['{"a":[{"b":1},{"b":2}]}', { a: [{ b: 1 }, { b: 2 }] }],
    ['{"a":{"a":{"a":1}}}', { a: { a: { a: 1 } } }],
    ['{"a":"__proto__"}', { a: "__proto__" }],
    ['{"a":"👩‍👩‍👧 İ שלום"}', { a: "👩‍👩‍👧 İ שלום" }],
  ])("%s", async (text, value) => {
    expect(await jsonFrom(asked(text))).toEqual(value);
  });

  test("with a charset that is UTF-8, and to the last byte of the limit", async () => {
    expect(await codeOf("{}", { "content-type": 'Application/JSON; charset="utf-8"' })).toBe("unsupported_type");
    expect(await codeOf("{}", { "content-type": "Application/JSON; charset=UTF-8" })).toBe("taken");
    const text = JSON.stringify({ a: "x".repeat(64 * 1024 - 8) });
    expect(text).toHaveLength(64 * 1024);
    expect(await codeOf(text)).toBe("taken");
    expect(await codeOf(`${text} `)).toBe("too_large");
  });

  test("with eight levels, and not one more, and as many keys as its size allows", async () => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
    const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(",")}}`;
    expect(await Promise.all([nested(8), nested(9), keys(5000)].map((text) => codeOf(text)))).toEqual([
      "taken",
      "invalid_body",
      "taken",
    ]);
  });
});

test("a key given twice is found however it is written, in any object and no string", async () => {
  expect(await codeOf('{"a":1,"\\u0061":2}')).toBe("invalid_body");
  expect(await codeOf('{"x":[1,{"a":1,"b":{"a":1},"a":2}]}')).toBe("invalid_body");
  expect(await codeOf('{"x":"\\"a\\":1,\\"a\\":2"}')).toBe("taken");
});

test("a long text costs no more for what stands in it", async () => {
  const plain = await cpuOf(() => codeOf(`{"a":"${"b".repeat(60_000)}"}`));
  const hard = ["\\\\".repeat(15_000), '\\"'.repeat(15_000), "a".repeat(60_000), " ".repeat(60_000)];
  for (const text of hard) {
    expect(await cpuOf(() => codeOf(`{"a":"${text}"}`))).toBeLessThan(20 * plain + CPU_NOISE_MS);
  }
});
