import { readdirSync } from "node:fs";
import sharp from "sharp";
import type { Caller } from "./people";

type Part = { field?: string; name?: string; type?: string };

const BOUNDARY = "pacioli-test-boundary";

/** A multipart body as a browser sends it, with any bytes under any name. */
export function formOf(bytes: Uint8Array, { field = "avatar", name = "me.png", type = "image/png" }: Part = {}) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n")]);
}

type Uploaded = { avatarUrl: string; imageUrl: string };

export function upload(caller: Caller, parts: Buffer[], address = "/api/user/upload-avatar") {
  const body = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}`, "sec-fetch-site": "same-origin" };
  return caller.raw<Uploaded>("POST", address, { body: new Uint8Array(body), headers });
}

export const uploadOne = (caller: Caller, bytes: Uint8Array, part?: Part) => upload(caller, [formOf(bytes, part)]);

/** A picture of this size in one colour. */
export const picture = (width: number, height: number, background = "#165e3c") =>
  sharp({ create: { width, height, channels: 3, background } });

/** The names of all files in the uploads folder, including unfinished ones. */
export function filesOnDisk(): string[] {
  try {
    const all = readdirSync(process.env.UPLOADS_DIR ?? "", { recursive: true, withFileTypes: true });
    return all.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}
