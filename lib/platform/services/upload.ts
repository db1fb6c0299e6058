import "server-only";
import { Problem } from "../contract/problem";
import { bytesFrom, refuseEncoded } from "../server/body";

const MOST_PARTS = 8;
/** The spelling of browsers only: of another one the parser could read a different boundary than `countParts`. */
const MULTIPART = /^multipart\/form-data;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;
const MAX_BODY = 4 * 1024 * 1024 + 64 * 1024;

/**
 * The single file of a multipart body. Two files, another name or no file are refused; names and types are not trusted.
 */
export async function fileFrom(request: Request, field: string, max = MAX_BODY): Promise<Uint8Array<ArrayBuffer>> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = MULTIPART.exec(type)?.[2];
  if (boundary === undefined) throw new Problem("unsupported_type", "Please send the picture as a form upload.");
  refuseEncoded(request);
  const bytes = await bytesFrom(request, max);
  // Each part costs memory and time, and a picture is one part.
  if (countParts(bytes, boundary) > MOST_PARTS) throw new Problem("invalid_image", "Please choose a picture.");
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData().catch((cause: unknown) => {
    throw new Problem("invalid_image", "Please choose a picture.", { cause });
  });
  const files = [...form.entries()].filter(([, value]) => typeof value !== "string");
  const [name, file] = files[0] ?? [];
  if (files.length !== 1 || name !== field || !(file instanceof File) || file.size === 0)
    throw new Problem("invalid_image", "Please choose a picture.");
  return new Uint8Array(await file.arrayBuffer());
}

/** Counts the boundaries, up to one more than allowed. */
function countParts(bytes: Uint8Array, boundary: string): number {
  const mark = `--${boundary}`;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (
    let index = body.indexOf(mark);
    index >= 0 && count <= MOST_PARTS;
    index = body.indexOf(mark, index + mark.length)
  )
    count += 1;
  return count;
}
