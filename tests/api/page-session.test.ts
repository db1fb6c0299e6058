import { AsyncLocalStorage } from "node:async_hooks";
import { NextRequest } from "next/server";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { inRequest } from "@/lib/platform/server/request-store";
import { currentViewer } from "@/lib/platform/server/session";
import { middleware } from "@/middleware";
import { person } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

// The middleware hands the session that it has read to the page of the same request.

/** The request that the page is rendered for, as `next/headers` knows it. */
const rendered = new AsyncLocalStorage<NextRequest>();
vi.mock("next/headers", () => ({ cookies: async () => rendered.getStore()?.cookies }));
afterAll(() => vi.restoreAllMocks());

let headers: Record<string, string>;
beforeEach(() => {
  headers = {};
});

const requestOf = (session?: string) =>
  new NextRequest(new URL("/dashboard", process.env.APP_URL), {
    headers: { ...headers, ...(session ? { cookie: `session=${session}` } : {}) },
  });

const render = (request: NextRequest) => rendered.run(request, () => currentViewer());

/** One request: the middleware, then the page, which may see other cookies than the middleware did. */
const visit = (session?: string, seenByPage = session) =>
  inRequest(async () => {
    await middleware(requestOf(session));
    return render(requestOf(seenByPage));
  });

test("the middleware and the page of a request read the session once", async () => {
  const ada = await person("ada");
  const statements = await statementsOf(async () => expect(await visit(ada.session)).toMatchObject({ id: ada.id }));
  expect(statements).toHaveLength(1);
});

test("a page that the middleware did not look up reads the session itself", async () => {
  const ada = await person("ada");
  const statements = await statementsOf(async () =>
    expect(await inRequest(() => render(requestOf(ada.session)))).toMatchObject({ id: ada.id }),
  );
  expect(statements).toHaveLength(1);
});

test("where nothing carries the request, as on Vercel, the page reads the session again", async () => {
  const ada = await person("ada");
  await middleware(requestOf(ada.session));
  const statements = await statementsOf(async () =>
    expect(await render(requestOf(ada.session))).toMatchObject({ id: ada.id }),
  );
  expect(statements).toHaveLength(1);
});

test("a page with another cookie, or none, never gets the session of the middleware", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  expect(await visit(root.session, ada.session)).toMatchObject({ id: ada.id, isAdmin: false });
  expect(await visit(root.session, "A".repeat(43))).toBeNull();
  expect(await inRequest(() => middleware(requestOf(root.session)).then(() => render(requestOf())))).toBeNull();
});

test("no header of a client makes anybody signed in", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const forged = JSON.stringify({ token: ada.session, viewer: { id: root.id, isAdmin: true } });
  for (const name of ["session", "viewer", "x-session", "x-viewer", "x-request-store", "pacioli.requests"])
    headers[name] = forged;
  expect(await visit(ada.session)).toMatchObject({ id: ada.id, isAdmin: false });
  expect(await visit()).toBeNull();
});

test("a session that has ended opens nothing with the next request", async () => {
  const ada = await person("ada");
  expect(await visit(ada.session)).not.toBeNull();
  await db.session.deleteMany({ where: { userId: ada.id } });
  expect(await visit(ada.session)).toBeNull();
});

test("of thirty-two requests at once each page has its own viewer", async () => {
  const people = await Promise.all(Array.from({ length: 32 }, () => person("linus")));
  const viewers = await Promise.all(people.map(({ session }) => visit(session)));
  expect(viewers.map((viewer) => viewer?.id)).toEqual(people.map(({ id }) => id));
});
