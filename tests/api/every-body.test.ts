import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endpoints, sampleOf } from "@/tests/support/endpoints";
import { type Person, person } from "@/tests/support/people";
import { tally } from "@/tests/support/rounds";
import { snapshot } from "@/tests/support/snapshot";

const JSON_TYPE = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
const KB = 1024;
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const listed = (depth: number) => `{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`;

const NOT_JSON = [
  "",
  " ",
  "{",
  '{"a":1,}',
  "{'a':1}",
  '\ufeff{"a":1}',
  '{"a":NaN}',
  '{"a":Infinity}',
  '{"a":01}',
  '{"a":1}{"b":2}',
  '{"a":"\n"}',
  "undefined",
  "a=1&b=2",
];
const NO_OBJECT = ["[]", '"text"', "null", "1", "true", '[{"a":1}]'];
const REFUSED = [
  '{"a":1,"a":2}',
  '{"a":{"b":1,"b":2}}',
  '{"ab":1,"a\\u0062":2}',
  nested(9),
  nested(1000),
  listed(8),
  '{"__proto__":{"isAdmin":true}}',
  '{"a":{"__proto__":1}}',
  '{"\\u005f_proto__":1}',
  '{"constructor":{"prototype":{}}}',
  '{"prototype":1}',
  '{"toString":1}',
  '{"a":[{"hasOwnProperty":1}]}',
];
const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "application/json;charset=utf-16",
  "text/json",
  "",
];
const LISTS = ["ids", "topicIds", "skips", "days", "daysOff", "examDates"];
const OPERATORS = [{ not: "" }, { contains: "" }, { set: 1 }, { increment: 1 }, { toJSON: 1 }, [], [""], [1, 2]];
const BAD_TEXT = ["a\u0000b", "a\u0007b", "a\u0085b", "\ud800", "a\udc00b"];

const writes = endpoints.filter(({ endpoint }) => endpoint.body);
const CASES = 6000;
let cases = 0;

describe.each(writes)("$name", (one) => {
  const { endpoint } = one;
  let who: Person;
  let address: string;
  let body: Record<string, unknown>;
  let before: Record<string, string>;
  const post = (text: BodyInit | null, headers: Record<string, string> = JSON_TYPE) => {
    cases += 1;
    return who.raw(endpoint.method, address, {
      body: text,
      headers,
      ...(text instanceof ReadableStream ? { duplex: "half" } : {}),
    } as RequestInit as never);
  };
  const postObject = (sent: object) => {
    cases += 1;
    return who.send(endpoint.method, address, sent);
  };

  beforeEach(async () => {
    who = await person(endpoint.access === "admin" ? "root" : "grace");
    const sample = await sampleOf(one, who);
    address = sample.address;
    body = sample.body ?? {};
    before = await snapshot();
  });

  afterEach(async () => {
    expect(await snapshot()).toEqual(before);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test("415 for anything but JSON in UTF-8, and for compressed bodies", async () => {
    for (const type of TYPES)
      expect(await post(JSON.stringify(body), { "content-type": type }), type).toMatchObject({
        status: 415,
        code: "unsupported_type",
      });
    for (const encoding of ["gzip", "deflate", "br", "identity, gzip"])
      expect((await post(JSON.stringify(body), { ...JSON_TYPE, "content-encoding": encoding })).status).toBe(415);
  });

  test("400 invalid_json for invalid JSON", async () => {
    for (const text of NOT_JSON) expect(await post(text), text).toMatchObject({ status: 400, code: "invalid_json" });
    expect(await post(null)).toMatchObject({ status: 400, code: "invalid_json" });
  });

  test("400 invalid_body for anything but a plain object", async () => {
    for (const text of [...NO_OBJECT, ...REFUSED])
      expect(await post(text), text.slice(0, 80)).toMatchObject({ status: 400, code: "invalid_body" });
  });

  test("400 invalid_characters for broken UTF-8", async () => {
    for (const bytes of [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf5, 0x80, 0x80, 0x80]]) {
      const text = Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes), Buffer.from('"}')]);
      expect(await post(text)).toMatchObject({ status: 400, code: "invalid_characters" });
    }
  });

  test("413 for a body that is too long, with a length or without, and 400 for a wrong length", async () => {
    const max = endpoint.maxBody ?? 64 * KB;
    const large = JSON.stringify({ ...body, filler: "x".repeat(max) });
    const chunks = () => new Blob([large]).stream();
    expect(await post(large, { ...JSON_TYPE, "content-length": String(large.length) })).toMatchObject({
      status: 413,
      code: "too_large",
    });
    expect((await post(large)).status).toBe(413);
    expect((await post(chunks())).status).toBe(413);
    expect((await post(large, { ...JSON_TYPE, "content-length": "10" })).status).toBe(413);
    const text = JSON.stringify({ ...body, filler: "x" });
    for (const length of [text.length - 1, text.length + 1, 0, "abc"])
      expect(await post(text, { ...JSON_TYPE, "content-length": String(length) })).toMatchObject({
        status: 400,
        code: "invalid_json",
      });
  });

  test("400 with a sentence for every field that is an operator, a list or a broken text", async () => {
    for (const field of Object.keys(body))
      for (const value of [...OPERATORS, ...BAD_TEXT.filter(() => typeof body[field] === "string")]) {
        if (field === "token" && typeof value === "string") continue;
        // A list of ids or days is valid for such a field; these ids are of other rows.
        if (LISTS.includes(field) && Array.isArray(value)) continue;
        const response = await postObject({ ...body, [field]: value });
        expect(response, `${field}: ${JSON.stringify(value)}`).toMatchObject({ status: 400 });
        expect(response.fields?.[field] ?? response.message).toMatch(/^(?!Invalid input)\p{Lu}.+\.?$/u);
      }
  });

  test("strings of fifty kilobytes are refused or accepted without an error, whatever they contain", async () => {
    // A lesson may be longer than fifty kilobytes.
    const isLesson = (field: string) => field === "text" && endpoint.path.includes("lesson");
    for (const field of Object.keys(body).filter((name) => !isLesson(name)))
      for (const text of ["a".repeat(50_000), `a@${"a.".repeat(25_000)}`, '\\"'.repeat(12_000), " ".repeat(50_000)]) {
        const response = await postObject({ ...body, [field]: text });
        expect([400, 404, 410]).toContain(response.status);
      }
  });
});

test("all these calls together were sent thousands of bad bodies", () => {
  tally("Bad bodies, all calls", cases, 0);
  expect(cases).toBeGreaterThan(CASES);
});

test("fields that a caller may not set have no effect", async () => {
  const extra = {
    isAdmin: true,
    userId: 2,
    subscriptionStatus: "active",
    username: "root",
    createdAt: "2020-01-01",
    role: "admin",
  };
  // The first deletes the caller; the second is meant to name a user.
  const others = ["accounts.deleteAccount", "subscriptions.grantSubscription"];
  for (const one of writes.filter(({ name }) => !others.includes(name))) {
    const admin = one.endpoint.access === "admin";
    const who = await person(admin ? "root" : "ada");
    const { address, body } = await sampleOf(one, who);
    const response = await who.send(one.endpoint.method, address, { ...body, ...extra });
    expect(response.status).toBe(one.endpoint.status ?? 200);
    const again = await who.elsewhere();
    expect((await again.send("GET", "/api/user")).body).toMatchObject({
      id: who.id,
      isAdmin: admin,
      // This call makes the caller a subscriber, because she has paid.
      subscription: { active: one.name === "subscriptions.verifyCheckoutSession" },
    });
  }
});

test("a call without a body ignores what is sent", async () => {
  for (const one of endpoints.filter(({ endpoint }) => endpoint.method !== "GET" && !endpoint.body && !endpoint.file)) {
    const who = await person(one.endpoint.access === "admin" ? "root" : "ada");
    const { address } = await sampleOf(one, who);
    expect((await who.raw(one.endpoint.method, address, { body: "{", headers: JSON_TYPE })).status).toBeLessThan(300);
  }
});
