import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack } from "./packed";

test("whatever JSON can say comes back as it was", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(unpack(pack(plain))).toEqual(plain);
    }),
  );
});

test("lists of alike objects come back as they were, also with keys that a table uses", () => {
  const row = fc.record({
    $: fc.jsonValue(),
    text: fc.constantFrom("~0", "repeated", "^", '"'),
    id: fc.integer(),
    inner: fc.array(fc.record({ $: fc.integer() })),
  });
  fc.assert(
    fc.property(fc.array(row), (list) => {
      const plain = JSON.parse(JSON.stringify(list));
      expect(unpack(pack({ list: plain }))).toEqual({ list: plain });
    }),
  );
});

test("the keys of alike objects are written once", () => {
  const topics = Array.from({ length: 100 }, (_, id) => ({ id, completed: id > 50 }));
  expect(pack(topics).match(/completed/g)).toHaveLength(1);
});

test("what all rows of a list have in common is written once", () => {
  const topics = Array.from({ length: 100 }, (_, id) => ({ id, moduleId: 4711 }));
  expect(pack(topics).match(/4711/g)).toHaveLength(1);
  expect(unpack(pack(topics))).toEqual(topics);
});

test("a text that comes again is written once, and texts that look like its place come back as they were", () => {
  const data = {
    content: "The carrying amount",
    body: [{ text: "The carrying amount" }],
    marks: ["~0", "~", "~~0", "^"],
  };
  expect(pack(data).match(/carrying/g)).toHaveLength(1);
  expect(unpack(pack(data))).toEqual(data);
});

test("a text has no quotes, which a page would write with two characters", () => {
  expect(pack([{ title: "Accruals" }, { title: "Ratios" }])).not.toContain('"');
});

test("dates become text, as in a call's answer", () => {
  expect(unpack(pack({ at: new Date(0), none: undefined }))).toEqual({ at: "1970-01-01T00:00:00.000Z" });
});
