import path from "node:path";
import { mailFolder } from "@/local/mail-folder.mjs";
import { ACTORS, type Actor, plantCanaries, removeCanaries } from "@/tests/support/e2e-canaries";
import { expect, test } from "@/tests/support/e2e-test";
import { DATA_DIR, mailTo, newAddress, sql } from "@/tests/support/e2e-world";

let planted: Awaited<ReturnType<typeof plantCanaries>>;
const found = new Set<string>();

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  planted = await plantCanaries();
});
test.afterAll(() => removeCanaries(planted.people));

/** Addresses of pages that a query changes. */
const QUERIES = ["/community?tab=groups", "/admin/community/forums?tab=reports", "/settings?tab=privacy"];

/** As a browser requests a page, and as Next's own navigation and its prefetch request the page's payload. */
const FORMS: Record<string, { headers: Record<string, string>; type: string }> = {
  HTML: { headers: { accept: "text/html" }, type: "text/html" },
  payload: { headers: { rsc: "1" }, type: "text/x-component" },
  prefetch: { headers: { rsc: "1", "next-router-prefetch": "1" }, type: "text/x-component" },
};

for (const actor of ACTORS)
  test(`no page shows ${actor} a word that is for others, as HTML, as a payload or as a prefetch`, async () => {
    const wrong: string[] = [];
    const kinds = new Set<string>();
    for (const page of [...planted.paths, ...QUERIES])
      for (const [form, { headers, type }] of Object.entries(FORMS)) {
        const response = await request(actor, page, headers);
        expect(response.status, `${page} as ${form}`).toBeLessThan(500);
        if (response.status === 200) {
          expect(response.headers.get("content-type"), `${page} as ${form}`).toContain(type);
          kinds.add(form);
        }
        wrong.push(...strangeWords(await response.text(), actor).map((kind) => `${kind}: ${page} as ${form}`));
      }
    expect(wrong).toEqual([]);
    expect([...kinds]).toEqual(Object.keys(FORMS));
  });

/** Next sends a request for a payload to the same address with `_rsc`, for caches that ignore headers. */
async function request(actor: Actor, page: string, headers: Record<string, string>): Promise<Response> {
  const response = await planted.people[actor].fetch(page, { headers });
  const location = response.headers.get("location") ?? "";
  return location.includes("_rsc") ? planted.people[actor].fetch(location, { headers }) : response;
}

test("every word that somebody may see on a page was seen there", () => {
  // The browser requests these itself, for lists and dialogs: tests/api/canaries.test.ts reads those calls.
  const elsewhere = /^(name|e-mail) of|of a deleted thread|hidden thread|notification|event|message|^hint|of a mistake/;
  const unseen = planted.canaries.filter(
    ({ word, kind, for: who }) => who.length > 0 && !found.has(word) && !elsewhere.test(kind),
  );
  expect(unseen.map(({ kind }) => kind)).toEqual([]);
});

test("the calendar feed shows its owner's own words, and nobody else's", async () => {
  const response = await planted.people.anonymous.fetch(planted.feed);
  expect(response.status).toBe(200);
  const text = (await response.text()).replace(/\r\n /g, "");
  expect(text).toContain("BEGIN:VCALENDAR");
  expect(strangeWords(text, "owner")).toEqual([]);
  expect(planted.canaries.filter(({ kind, word }) => kind === "title of an event" && !text.includes(word))).toEqual([]);
  await planted.people.owner.send("DELETE", "/api/user/calendar-feed");
  expect((await planted.people.anonymous.fetch(planted.feed)).status).toBe(404);
});

test("notifications are for their reader, and tell nothing that is hidden", async () => {
  for (const actor of ACTORS.filter((one) => one !== "anonymous")) {
    const response = await planted.people[actor].fetch("/api/user/notifications");
    expect(response.status).toBe(200);
    expect(strangeWords(await response.text(), actor), actor).toEqual([]);
  }
});

test("mails hold no word that is for others, and are not kept once they have left", async () => {
  const accounts = new Map<string, Actor>();
  for (const actor of ACTORS.filter((one) => one !== "anonymous")) {
    const [account] = await sql<{ email: string }>(`select email from "User" where id = $1`, planted.people[actor].id);
    accounts.set(account?.email ?? "", actor);
  }
  const { owner } = planted.people;
  await owner.send("PUT", "/api/user/password", { newPassword: "canaries in a mine" });
  await owner.send("PATCH", "/api/user/profile", { email: newAddress("canary") });
  const [address = ""] = [...accounts].find(([, actor]) => actor === "owner") ?? [];
  // One says that there is a password now, the other that the address is about to change.
  await mailTo(address, { after: 1 });
  for (const { to, subject, text, html } of mailFolder(path.join(DATA_DIR, "mail")).list(10_000)) {
    const actor = accounts.get(to) ?? "anonymous";
    expect(strangeWords(subject + text + html, actor), `to ${actor}: ${subject}`).toEqual([]);
  }
  const kept = await sql(
    `select cause from "Mail" where ("sentAt" is not null or "failedAt" is not null) and (text <> '' or html <> '')`,
  );
  expect(kept).toEqual([]);
});

/** What of this text is for others than this person. */
function strangeWords(text: string, actor: Actor): string[] {
  return planted.canaries.flatMap(({ word, kind, for: mayFind }) => {
    if (!text.includes(word)) return [];
    found.add(word);
    return mayFind.includes(actor) ? [] : [kind];
  });
}
