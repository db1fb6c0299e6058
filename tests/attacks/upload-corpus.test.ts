import { readdirSync } from "node:fs";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { person } from "@/tests/support/people";
import { isLong, tally } from "@/tests/support/rounds";
import { filesOnDisk, picture, uploadOne } from "@/tests/support/uploads";

/** For each format: this many with a few changed bytes, and this many that are truncated. */
const DAMAGED = isLong ? 60 : 6;
const CUT = isLong ? 24 : 3;
const FORMATS = ["png", "jpeg", "webp", "gif"] as const;
const sum = { cases: 0, wrong: 0 };

/** The same random numbers in every run (mulberry32), so that a failure can be repeated. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function sample(format: (typeof FORMATS)[number]): Promise<Buffer> {
  const noise = {
    create: {
      width: 96,
      height: 64,
      channels: 3 as const,
      noise: { type: "gaussian" as const, mean: 120, sigma: 40 },
      background: "#888",
    },
  };
  return sharp(noise).toFormat(format).toBuffer();
}

function damaged(bytes: Buffer, random: () => number): Buffer {
  const copy = Buffer.from(bytes);
  for (let turned = 0; turned < 1 + Math.floor(random() * 8); turned += 1)
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
}

/** Beginnings of files that we do not accept as pictures, alone and followed by a real picture. */
const STRANGE: Record<string, Buffer> = {
  "an SVG": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  "an SVG behind a blank": Buffer.from('\n  <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'),
  HTML: Buffer.from("<!doctype html><script>alert(1)</script>"),
  "a PDF": Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj"),
  "a BMP": Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)]),
  "an icon": Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(60)]),
  "a TIFF": Buffer.concat([Buffer.from("II*\0"), Buffer.alloc(60)]),
  "a ZIP": Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(60)]),
  HEIC: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(60)]),
  AVIF: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypavif"), Buffer.alloc(60)]),
  "JPEG XL": Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(60)]),
  PHP: Buffer.from("<?php system($_GET[0]); ?>"),
  "zero bytes": Buffer.alloc(5000),
  "a PNG's signature alone": Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  "a program": Buffer.concat([Buffer.from("\u007fELF"), Buffer.alloc(200)]),
};

/**
 * Either refused with a sentence and nothing stored, or re-encoded: never a server error, and never the uploaded bytes
 * themselves.
 */
async function expectHarmless(bytes: Buffer, what: string): Promise<void> {
  const who = await person("ada");
  const before = filesOnDisk().length;
  const answer = await uploadOne(who, bytes);
  const isTaken = answer.status === 200;
  sum.cases += 1;
  const { avatarUrl } = await db.user.findUniqueOrThrow({ where: { id: who.id } });
  const right = isTaken
    ? avatarUrl !== null && filesOnDisk().length === before + 1
    : [400, 413, 415].includes(answer.status) && avatarUrl === null && filesOnDisk().length === before;
  if (!right) sum.wrong += 1;
  expect(right, `${what}: ${answer.status} ${answer.message}`).toBe(true);
  if (isTaken) expect(await storedKinds()).toEqual(["webp"]);
}

async function storedKinds(): Promise<string[]> {
  const root = process.env.UPLOADS_DIR ?? "";
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const kinds = await Promise.all(
    files.slice(-1).map(async ({ parentPath, name }) => (await sharp(`${parentPath}/${name}`).metadata()).format),
  );
  return [...new Set(kinds)];
}

test.each(FORMATS)("a damaged %s is refused or re-encoded", async (format) => {
  const [bytes, random] = [await sample(format), numbers(format.length * 7919)];
  for (let made = 0; made < DAMAGED; made += 1)
    await expectHarmless(damaged(bytes, random), `${format}, damaged ${made}`);
});

test.each(FORMATS)("a truncated %s is refused or re-encoded", async (format) => {
  const bytes = await sample(format);
  for (let made = 1; made <= CUT; made += 1)
    await expectHarmless(bytes.subarray(0, Math.floor((bytes.length * made) / (CUT + 1))), `${format}, cut ${made}`);
});

test.each(Object.entries(STRANGE))(
  "%s is refused as a picture, under any name and behind a real one",
  async (what, bytes) => {
    await expectHarmless(bytes, what);
    await expectHarmless(Buffer.concat([await picture(20, 20).png().toBuffer(), bytes]), `a picture before ${what}`);
  },
);

afterAll(() => tally("files: damaged, cut and strange", sum.cases, sum.wrong));
