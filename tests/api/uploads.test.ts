import { existsSync, mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { GET } from "@/app/uploads/[...path]/route";
import { sweepUploads } from "@/lib/accounts/writes/uploads";
import { db } from "@/lib/platform/database/db";
import { CPU_NOISE_MS, cpuOf } from "@/tests/support/cpu";
import { type Person, person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { filesOnDisk, formOf, picture, upload, uploadOne } from "@/tests/support/uploads";

const HOUR_MS = 3_600_000;
const COURSE = "/api/admin/courses/upload-image";

const served = async (url: string) => {
  const parts = url.replace(/^\/uploads\//, "").split("/");
  return GET(new Request(`http://localhost:3000${url}`), { params: Promise.resolve({ path: parts }) });
};

const avatarOf = async ({ id }: Person) => (await db.user.findUniqueOrThrow({ where: { id } })).avatarUrl;

test("401 uploading needs a sign-in, and a course's picture needs an admin", async () => {
  const bytes = await picture(10, 10).png().toBuffer();
  expect((await uploadOne(visitor(), bytes)).status).toBe(401);
  const refused = await upload(await person("ada"), [formOf(bytes, { field: "image" })], COURSE);
  expect(refused).toMatchObject({ status: 403, code: "admin_only" });
});

test("200 an avatar becomes a square WebP of 256 px, served only as a picture", async () => {
  const ada = await person("ada");
  const answer = await uploadOne(ada, await picture(900, 600).jpeg().toBuffer());
  expect(answer).toMatchObject({
    status: 200,
    body: { avatarUrl: expect.stringMatching(/^\/uploads\/(\w\w)\/\1\w{30}\.webp$/) },
  });
  expect(await avatarOf(ada)).toBe(answer.body.avatarUrl);
  const response = await served(answer.body.avatarUrl);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "sandbox; default-src 'none'",
  });
});

test.each(["png", "webp", "gif", "jpeg"] as const)("200 %s is taken", async (format) => {
  const bytes = await picture(60, 40).toFormat(format).toBuffer();
  expect((await uploadOne(await person("ada"), bytes, { name: "../../x.php", type: "text/html" })).status).toBe(200);
});

test("200 the place where a picture was taken is removed, and the picture is upright", async () => {
  const ada = await person("ada");
  const half = await sharp({ create: { width: 40, height: 80, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const bytes = await picture(80, 80, "#000")
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: "Secret Owner" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(bytes.includes("Secret Owner")).toBe(true);
  const { body } = await uploadOne(ada, bytes);
  const stored = Buffer.from(await (await served(body.avatarUrl)).arrayBuffer());
  const left = Object.keys(await sharp(stored).metadata());
  for (const name of ["exif", "xmp", "iptc"]) expect(left).not.toContain(name);
  expect(/Exif|Secret|GPS/.test(stored.toString("latin1"))).toBe(false);
  // Turned by 90 degrees: white moves from the left to the top.
  const [top] = await sharp(stored).extract({ left: 128, top: 10, width: 1, height: 1 }).raw().toBuffer();
  const [bottom] = await sharp(stored).extract({ left: 128, top: 245, width: 1, height: 1 }).raw().toBuffer();
  expect([Number(top) > 200, Number(bottom) < 50]).toEqual([true, true]);
});

test("200 data hidden behind a picture is removed", async () => {
  const html = Buffer.from("<script>alert(document.cookie)</script><?php system($_GET['c']);");
  const bytes = Buffer.concat([await picture(50, 50).jpeg().toBuffer(), html]);
  const { status, body } = await uploadOne(await person("ada"), bytes, { name: "me.jpg.php" });
  expect(status).toBe(200);
  const stored = Buffer.from(await (await served(body.avatarUrl)).arrayBuffer());
  expect(/script|php|alert/.test(stored.toString("latin1"))).toBe(false);
});

test("200 a course's picture writes an audit row; a refused one leaves no row and no file", async () => {
  const root = await person("root");
  const audited = () => db.auditEntry.findMany({ where: { actorId: root.id } });
  const refused = await upload(root, [formOf(Buffer.from("just some notes"), { field: "image" })], COURSE);
  expect(refused.status).toBe(400);
  expect(await audited()).toEqual([]);
  const bytes = await picture(60, 40).png().toBuffer();
  const { body } = await upload(root, [formOf(bytes, { field: "image" })], COURSE);
  expect(await audited()).toMatchObject([
    { action: "course.upload-image", targetType: "file", targetId: body.imageUrl },
  ]);
});

/** A PNG whose header has this size; the rest is never read. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  const { crc32 } = await import("node:zlib");
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const SVG = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const HOSTILE: [string, number, string, () => Buffer | Promise<Buffer>][] = [
  ["an SVG", 415, "unsupported_type", () => SVG],
  ["a gzipped SVG", 415, "unsupported_type", () => gzipSync(SVG)],
  ["a PDF", 415, "unsupported_type", () => Buffer.from("%PDF-1.7\n")],
  ["an AVIF", 415, "unsupported_type", () => picture(20, 20).avif().toBuffer()],
  ["a TIFF", 415, "unsupported_type", () => picture(20, 20).tiff().toBuffer()],
  ["text with another name", 400, "invalid_image", () => Buffer.from("just some notes")],
  ["a web page", 400, "invalid_image", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["14 000 × 14 000 pixels", 400, "invalid_image", () => claiming(14_000, 14_000)],
  ["30 000 × 1 pixels", 400, "invalid_image", () => claiming(30_000, 1)],
  ["no pixels", 400, "invalid_image", () => claiming(0, 0)],
  ["a header alone", 400, "invalid_image", () => Buffer.from("89504e470d0a1a0a", "hex")],
  [
    "half a JPEG",
    400,
    "invalid_image",
    async () => {
      const noise = sharp({
        create: {
          width: 400,
          height: 400,
          channels: 3,
          background: "#888",
          noise: { type: "gaussian", mean: 128, sigma: 60 },
        },
      });
      const bytes = await noise.jpeg().toBuffer();
      return bytes.subarray(0, bytes.length / 2);
    },
  ],
  ["nothing", 400, "invalid_image", () => Buffer.alloc(0)],
  ["more than 4 MB", 413, "too_large", () => Buffer.alloc(4 * 1024 * 1024 + 70_000, 1)],
];

test.each(HOSTILE)("%s is refused with %i and leaves no file", async (_, status, code, make) => {
  const [ada, before] = [await person("ada"), filesOnDisk()];
  const answer = await uploadOne(ada, await make());
  expect(answer).toMatchObject({ status, code, message: expect.stringMatching(/^[A-Z].*\.$/) });
  expect(filesOnDisk()).toEqual(before);
  expect(await avatarOf(ada)).toBeNull();
});

test("400 for two files, another field or no file; 415 for JSON", async () => {
  const [ada, bytes, before] = [await person("ada"), await picture(10, 10).png().toBuffer(), filesOnDisk()];
  for (const parts of [[formOf(bytes), formOf(bytes)], [formOf(bytes, { field: "picture" })], []])
    expect(await upload(ada, parts)).toMatchObject({ status: 400, code: "invalid_image" });
  expect((await ada.send("POST", "/api/user/upload-avatar", { avatar: "x" })).status).toBe(415);
  expect(filesOnDisk()).toEqual(before);
});

test("200 the old picture is deleted when the new one is stored, also with many at once", async () => {
  const ada = await person("ada");
  const bytes = await picture(30, 30).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 8 }, () => uploadOne(ada, bytes)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const files = await db.storedFile.findMany({ where: { userId: ada.id } });
  expect(files.map(({ url }) => url)).toEqual([await avatarOf(ada)]);
  const keys = answers.map(({ body }) => path.basename(body.avatarUrl));
  expect(filesOnDisk().filter((name) => keys.includes(name))).toEqual([files[0]?.key]);
});

test("200 removing a picture removes its file", async () => {
  const ada = await person("ada");
  const { body } = await uploadOne(ada, await picture(30, 30).png().toBuffer());
  expect((await ada.send("DELETE", "/api/user/upload-avatar")).body).toEqual({ avatarUrl: null });
  expect(await avatarOf(ada)).toBeNull();
  expect((await served(body.avatarUrl)).status).toBe(404);
});

test("503 when nothing can be stored; the old picture stays", async () => {
  const ada = await person("ada");
  const bytes = await picture(30, 30).png().toBuffer();
  const { body } = await uploadOne(ada, bytes);
  setting("UPLOADS_DIR", path.join(process.cwd(), "package.json"));
  expect(await uploadOne(ada, bytes)).toMatchObject({ status: 503, code: "provider_unavailable" });
  expect(await avatarOf(ada)).toBe(body.avatarUrl);
});

test("201 a course's picture keeps its proportions and becomes at most 1280 px wide", async () => {
  const bytes = await picture(2600, 1300).png().toBuffer();
  const answer = await upload(await person("root"), [formOf(bytes, { field: "image" })], COURSE);
  expect(answer.status).toBe(201);
  const stored = Buffer.from(await (await served(answer.body.imageUrl)).arrayBuffer());
  expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", width: 1280, height: 640 });
});

test("404 for everything below /uploads that is not one of our pictures", async () => {
  const root = process.env.UPLOADS_DIR ?? "";
  const key = `${"ab".repeat(16)}.webp`;
  mkdirSync(path.join(root, "ab"), { recursive: true });
  writeFileSync(path.join(root, "secret.txt"), "secret");
  symlinkSync(path.join(root, "secret.txt"), path.join(root, "ab", key));
  const asked = [
    "../secret.txt",
    "..%2f.env",
    "ab",
    "ab/",
    "secret.txt",
    `ab/${key}`,
    `ab/${key}/`,
    `cd/${key}`,
    "ab/../secret.txt",
  ];
  for (const url of asked) expect((await served(`/uploads/${url}`)).status).toBe(404);
});

test("the sweeper deletes files without an owner after an hour, and nothing else", async () => {
  const root = process.env.UPLOADS_DIR ?? "";
  const ada = await person("ada");
  const { body } = await uploadOne(ada, await picture(30, 30).png().toBuffer());
  const [old, young, draft] = [`${"e".repeat(32)}.webp`, `${"f".repeat(32)}.webp`, `.${"e".repeat(32)}.webp.tmp`];
  mkdirSync(path.join(root, "ee"), { recursive: true });
  mkdirSync(path.join(root, "ff"), { recursive: true });
  const inFolder = (name: string) =>
    path.join(root, name.replace(".", "").slice(0, 2) === "ee" ? "ee" : name.slice(0, 2), name);
  for (const name of [old, young, draft]) writeFileSync(inFolder(name), "x");
  const past = new Date(Date.now() - 2 * HOUR_MS);
  for (const name of [old, draft]) utimesSync(inFolder(name), past, past);
  const waiting = await upload(
    await person("root"),
    [formOf(await picture(9, 9).png().toBuffer(), { field: "image" })],
    COURSE,
  );

  expect(await sweepUploads(new Date())).toBe(2);
  expect([old, young, draft].map((name) => existsSync(inFolder(name)))).toEqual([false, true, false]);
  await sweepUploads(new Date(Date.now() + 3 * HOUR_MS));
  expect((await served(body.avatarUrl)).status).toBe(200);
  expect((await served(waiting.body.imageUrl)).status).toBe(200);
  await sweepUploads(new Date(Date.now() + 26 * HOUR_MS));
  expect((await served(waiting.body.imageUrl)).status).toBe(404);
});

test("400 a form with tens of thousands of empty files is refused before it is parsed", async () => {
  const boundary = "b";
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\n\r\n`;
  const body = `${part.repeat(50_000)}--${boundary}--\r\n`;
  const ada = await person("ada");
  const bytes = await picture(100, 100).png().toBuffer();
  const plain = await cpuOf(() => uploadOne(ada, bytes));
  const send = (type: string) =>
    ada.raw("POST", "/api/user/upload-avatar", { body, headers: { "content-type": `multipart/form-data; ${type}` } });
  expect(await send(`boundary=${boundary}`)).toMatchObject({ status: 400, code: "invalid_image" });
  expect(await send(`boundary="${boundary}"`)).toMatchObject({ status: 400, code: "invalid_image" });
  // The parser would take `b` as the boundary in each of them, and a search for 'boundary=' another one.
  const disguised = [`x=boundary=z; boundary=${boundary}`, `xboundary=z; boundary=${boundary}`, `boundary="\\b"`];
  for (const type of disguised) expect(await send(type), type).toMatchObject({ status: 415, code: "unsupported_type" });
  for (const type of [`boundary=${boundary}`, ...disguised])
    expect(await cpuOf(() => send(type)), type).toBeLessThan(10 * plain + CPU_NOISE_MS);
});
