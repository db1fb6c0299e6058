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
  const row = fc.record({ $: fc.jsonValue(), id: fc.integer(), inner: fc.array(fc.record({ $: fc.integer() })) });
  fc.assert(
    fc.property(fc.array(row), (list) => {
      const plain = JSON.parse(JSON.stringify(list));
      expect(unpack(pack({ list: plain }))).toEqual({ list: plain });
    }),
  );
});

test("the keys of alike objects are written once", () => {
  const topics = Array.from({ length: 100 }, (_, id) => ({ id, completed: false }));
  expect(pack(topics).match(/completed/g)).toHaveLength(1);
});

test("dates become text, as in a call's answer", () => {
  expect(unpack(pack({ at: new Date(0), none: undefined }))).toEqual({ at: "1970-01-01T00:00:00.000Z" });
});
