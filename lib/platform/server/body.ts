import "server-only";
import { Problem } from "../contract/problem";

const DEFAULT_MAX = 64 * 1024;
const MAX_DEPTH = 8;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"]);

const tooLarge = () => new Problem("too_large", "That is too much to send at once.");
const malformed = () => new Problem("invalid_json", "The request could not be read.");

/** Reads the body as JSON, after all checks that do not depend on its content. */
export async function jsonFrom(request: Request, max = DEFAULT_MAX): Promise<unknown> {
  const type = (request.headers.get("content-type") ?? "").toLowerCase().replace(/\s/g, "");
  if (!/^application\/json(;charset=utf-8)?$/.test(type))
    throw new Problem("unsupported_type", "This call takes JSON (Content-Type: application/json).");
  refuseEncoded(request);
  const bytes = await bytesFrom(request, max);
  let source: string;
  try {
    source = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Problem("invalid_characters", "This text contains characters that cannot be used.", { cause });
  }
  return parse(source);
}

export function refuseEncoded(request: Request): void {
  const encoding = request.headers.get("content-encoding");
  if (encoding && encoding !== "identity")
    throw new Problem("unsupported_type", "Compressed requests are not accepted.");
}

/** Counts the bytes while reading, because the length header may be wrong or missing. */
export async function bytesFrom(request: Request, max = DEFAULT_MAX): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > max) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > max) throw tooLarge();
    chunks.push(chunk);
  }
  if (declared !== null && Number(declared) !== length) throw malformed();
  return new Uint8Array(Buffer.concat(chunks));
}

function parse(source: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (cause) {
    throw new Problem("invalid_json", "The request could not be read.", { cause });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Problem("invalid_body", "A JSON object is expected.");
  checkKeysAndDepth(source);
  return value;
}

/** JSON.parse accepts duplicate keys and any depth. One walk over the tokens rejects both. */
function checkKeysAndDepth(source: string): void {
  const refused = () => new Problem("invalid_body", "The request could not be read.");
  const open: (Set<string> | null)[] = [];
  for (const [token, key] of source.matchAll(/("(?:[^"\\]|\\.)*")(?:\s*:)|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === "{" || token === "[") open.push(token === "{" ? new Set() : null);
    else if (token === "}" || token === "]") open.pop();
    else if (key !== undefined) {
      const name = JSON.parse(key) as string;
      const siblings = open.at(-1);
      if (siblings?.has(name) || FORBIDDEN.has(name)) throw refused();
      siblings?.add(name);
    }
    if (open.length > MAX_DEPTH) throw refused();
  }
}
