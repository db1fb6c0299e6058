import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { person } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { formOf, picture, upload } from "@/tests/support/uploads";

type Heard = { method: string; path: string; body: Buffer };
const heard: Heard[] = [];

// A server with the two calls of UploadThing that the product uses: storing a file, and deleting files.
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url ?? "";
  heard.push({ method: request.method ?? "", path, body: Buffer.concat(chunks) });
  const address = `https://app.ufs.sh/f/${path.split("?")[0]?.slice(1)}`;
  const stored = { url: address, appUrl: address, ufsUrl: address, fileHash: "0".repeat(32) };
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(request.method === "PUT" ? stored : { success: true, deletedCount: 1 }));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

afterAll(() => new Promise((resolve) => server.close(resolve)));

function withUploadThing() {
  const token = { apiKey: "sk_live_for_tests", appId: "app", regions: ["sea1"] };
  setting("UPLOADTHING_TOKEN", Buffer.from(JSON.stringify(token)).toString("base64"));
  setting("UPLOADTHING_INGEST_URL", here);
  setting("UPLOADTHING_API_URL", here);
}

test("200 with a token a picture is re-encoded and sent to UploadThing, and the previous one is removed there", async () => {
  withUploadThing();
  const ada = await person("ada");
  const send = async () =>
    upload(ada, [formOf(await picture(60, 40).png().toBuffer(), { field: "avatar" })], "/api/user/upload-avatar");
  const addressOf = ({ body }: { body: unknown }) => (body as { avatarUrl: string }).avatarUrl;
  const first = await send();
  expect(first.status).toBe(200);
  expect(addressOf(first)).toMatch(/^https:\/\/app\.ufs\.sh\/f\//);
  const [put] = heard.filter(({ method }) => method === "PUT");
  // The product sends a WebP, whatever format was uploaded.
  expect(put?.body.includes("WEBPVP8")).toBe(true);
  expect((await db.user.findUniqueOrThrow({ where: { id: ada.id } })).avatarUrl).toBe(addressOf(first));

  await send();
  const removals = heard.filter(({ method, path }) => method === "POST" && path.includes("delete"));
  expect(removals).toHaveLength(1);
});
