import "server-only";
import { Problem } from "../contract/problem";
import { bytesFrom, refuseEncoded } from "../server/body";

const MOST_PARTS = 8;
/** As browsers write it. Of any other spelling the parser could read another boundary than the one counted here. */
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
  if (partsOf(bytes, boundary) > MOST_PARTS) throw new Problem("invalid_image", "Please choose a picture.");
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
function partsOf(bytes: Uint8Array, boundary: string): number {
  const mark = `--${boundary}`;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let parts = 0;
  for (let at = body.indexOf(mark); at >= 0 && parts <= MOST_PARTS; at = body.indexOf(mark, at + mark.length))
    parts += 1;
  return parts;
}
