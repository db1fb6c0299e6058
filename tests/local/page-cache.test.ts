import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageCache } from "@/page-cache.mjs";

type Answer = { status: number; headers: IncomingMessage["headers"]; body: string };
type Render = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const rendered = (count: number) => `rendered-nonce-${count}`;
let [renders, at] = [0, 0];
let server: Server;
let render: Render;

/** What Next does: headers, then the page in pieces. */
const page: Render = (_, response) => {
  renders += 1;
  const nonce = rendered(renders);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Security-Policy", `script-src 'nonce-${nonce}'`);
  response.flushHeaders();
  // Next's compression does this before its first write.
  if (!response.headersSent) (response as unknown as { _implicitHeader(): void })._implicitHeader();
  response.write(`<script nonce="${nonce}">1</script>`);
  response.end(`page ${renders}`);
};

beforeEach(async () => {
  [renders, at, render] = [0, 1_000_000, page];
  const cache = pageCache({ now: () => at });
  server = createServer((asked, response) => void cache.serve(asked, response, () => render(asked, response)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, { method = "GET", headers = {} } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const body = answer.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: body.toString() });
      });
    })
      .on("error", reject)
      .end();
  });

const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];

test("one rendering serves all visitors, each with a nonce of her own that allows the page's scripts", async () => {
  const answers = [
    await ask("/community/thread/7"),
    await ask("/community/thread/7"),
    await ask("/community/thread/7"),
  ];
  expect(renders).toBe(1);
  expect(new Set(answers.map(nonceOf)).size).toBe(3);
  for (const answer of answers) {
    expect(answer.body).toBe(`<script nonce="${nonceOf(answer)}">1</script>page 1`);
    expect(JSON.stringify(answer)).not.toContain(rendered(1));
  }
});

test("each response keeps its own request id", async () => {
  render = (asked, response) => {
    if (!response.hasHeader("x-request-id")) response.setHeader("X-Request-Id", "of-the-rendering");
    page(asked, response);
  };
  await ask("/community");
  expect((await ask("/community")).headers["x-request-id"]).toBeUndefined();
});

test("pages are told apart by their address", async () => {
  for (const path of [
    "/community",
    "/community/forum/1",
    "/community/forum/1?page=2",
    "/community/forum/1?filter=solved",
  ])
    await ask(path);
  expect(renders).toBe(4);
});

for (const [what, headers] of Object.entries({
  "a signed-in reader": { cookie: "theme=dark; session=abc" },
  "a signed-in reader, over https": { cookie: "__Host-session=abc" },
  "a navigation within the product": { rsc: "1" },
}))
  test(`${what} gets no kept page and leaves none`, async () => {
    await ask("/community", { headers });
    await ask("/community");
    await ask("/community", { headers });
    expect(renders).toBe(3);
    expect((await ask("/community")).body).toContain("page 2");
  });

for (const path of ["/dashboard", "/community?tab=groups", "/auth?next=/courses", "/community/thread/x", "/courses/1"])
  test(`${path} is not kept`, async () => {
    await ask(path);
    await ask(path);
    expect(renders).toBe(2);
  });

const WRITES = ["POST /api/threads/7/posts", "DELETE /api/posts/3", "PATCH /api/user", "POST /api/posts/3/like"];
for (const write of [...WRITES, "PUT /api/admin/forum-order", "GET /api/cron/daily"])
  test(`${write} empties the cache`, async () => {
    const [method, path = ""] = write.split(" ");
    await ask("/community");
    await ask(path, { method });
    expect((await ask("/community")).body).toContain("page 3");
  });

for (const write of ["POST /api/topics/4/complete", "POST /api/attempts/1/answers", "GET /api/threads/7"])
  test(`${write} leaves it`, async () => {
    const [method, path = ""] = write.split(" ");
    await ask("/community");
    await ask(path, { method });
    expect((await ask("/community")).body).toContain("page 1");
  });

test("a page that was rendered while somebody wrote is not kept", async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started = () => {};
  const begun = new Promise<void>((resolve) => {
    started = resolve;
  });
  render = async (asked, response) => {
    started();
    await held;
    page(asked, response);
  };
  const slow = ask("/community");
  await begun;
  render = page;
  await ask("/api/threads/7/posts", { method: "POST" });
  finish();
  expect((await slow).status).toBe(200);
  expect((await ask("/community")).body).toContain("page 3");
});

test("heavy pages are kept up to 20 MB, the newest ones", async () => {
  const heavy = "x".repeat(1_500_000);
  render = (_, response) => {
    renders += 1;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(heavy);
  };
  for (let thread = 1; thread <= 20; thread += 1) await ask(`/community/thread/${thread}`);
  for (const thread of [20, 8]) await ask(`/community/thread/${thread}`);
  expect(renders).toBe(20);
  await ask("/community/thread/7");
  expect(renders).toBe(21);
});

test("after five seconds a page is rendered again", async () => {
  await ask("/community");
  at += 4999;
  expect((await ask("/community")).body).toContain("page 1");
  at += 1;
  expect((await ask("/community")).body).toContain("page 2");
});

for (const status of [404, 307, 503])
  test(`an answer with ${status} is passed on and not kept`, async () => {
    render = (_, response) => {
      renders += 1;
      response.setHeader("Content-Type", "text/html");
      response.statusCode = status;
      response.end(`answer ${renders}`);
    };
    await ask("/community");
    expect(await ask("/community")).toMatchObject({ status, body: "answer 2" });
  });

test("an answer that sets a cookie is not kept", async () => {
  render = (asked, response) => {
    response.setHeader("Set-Cookie", "a=1");
    page(asked, response);
  };
  await ask("/community");
  await ask("/community");
  expect(renders).toBe(2);
});

test("it is sent compressed to whoever takes that", async () => {
  await ask("/community");
  const headers = { "accept-encoding": "gzip, br" };
  const answer = await ask("/community", { headers });
  expect(answer.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  expect(answer.body).toContain("page 1");
  expect((await ask("/community")).headers["content-encoding"]).toBeUndefined();
  expect(renders).toBe(1);
});

test("304 for a page without a nonce that the browser has", async () => {
  render = (_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.setHeader("ETag", '"a"');
    response.end("landing");
  };
  expect((await ask("/")).body).toBe("landing");
  expect(await ask("/", { headers: { "if-none-match": '"a"' } })).toMatchObject({ status: 304, body: "" });
  expect((await ask("/", { headers: { "if-none-match": '"b"' } })).body).toBe("landing");
});
