import { expect, test } from "vitest";
import { POST as enter } from "@/app/preview/enter/route";
import { person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";

const PIECE = new Uint8Array(64 * 1024);
const MOST_READ = 2;

/** A body that never ends, and how many pieces of it were read. */
function endless() {
  const read = { pieces: 0 };
  const pull = (controller: ReadableStreamDefaultController) => {
    read.pieces += 1;
    if (read.pieces > 500) controller.close();
    else controller.enqueue(PIECE);
  };
  return { read, body: new ReadableStream({ pull }, { highWaterMark: 0 }) };
}

const sent = (path: string, body: BodyInit, type: string) =>
  new Request(new URL(path, process.env.APP_URL), {
    method: "POST",
    body,
    duplex: "half",
    headers: { "content-type": type, "sec-fetch-site": "same-origin" },
  } as RequestInit);

const FORMS = ["multipart/form-data; boundary=b", "application/x-www-form-urlencoded"];

test("404 outside a preview its door reads nothing of what anybody sends, and inside no more than a name", async () => {
  for (const type of FORMS) {
    const { read, body } = endless();
    expect((await enter(sent("/preview/enter", body, type))).status).toBe(404);
    expect(read.pieces).toBe(0);
  }
  setting("VERCEL_ENV", "preview");
  for (const type of FORMS) {
    const { read, body } = endless();
    expect((await enter(sent("/preview/enter", body, type))).status).toBe(404);
    expect(read.pieces).toBeLessThanOrEqual(MOST_READ);
  }
});

test("413 for a long body to next-auth, of which no more is read than fits", async () => {
  for (const type of FORMS) {
    const { read, body } = endless();
    const init = { body, duplex: "half", headers: { "content-type": type } } as RequestInit;
    const answer = await visitor().raw("POST", "/api/auth/signout", init as object);
    expect([answer.status, answer.code]).toEqual([413, "too_large"]);
    expect(read.pieces).toBeLessThanOrEqual(MOST_READ);
  }
});

test("429 after sixty readings of the document in a minute, which names its version", async () => {
  setting("RATE_LIMITS", "on");
  setting("TRUSTED_PROXIES", "1");
  const reader = visitor();
  const first = await reader.raw("GET", "/api/openapi.json");
  const tag = first.headers.get("etag") ?? "";
  expect((await reader.raw("GET", "/api/openapi.json", { headers: { "if-none-match": tag } })).status).toBe(304);
  for (let at = 2; at < 60; at += 1)
    await reader.raw("GET", "/api/openapi.json", { headers: { "if-none-match": tag } });
  expect((await reader.raw("GET", "/api/openapi.json")).status).toBe(429);
  expect((await (await person("ada")).raw("GET", "/api/openapi.json")).status).toBe(200);
});
