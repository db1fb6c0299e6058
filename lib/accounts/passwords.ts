import "server-only";
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

// N = 2^15, r = 8, p = 3: OWASP's recommendation for 32 MB of memory.
const COST = { N: 2 ** 15, r: 8, p: 3 };
const LENGTH = 32;
const MAX_MEMORY = 128 * 1024 * 1024;

/** Format `scrypt$N$r$p$salt$hash`: the cost is stored with the hash, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derived(password, salt, COST);
  const { N, r, p } = COST;
  return ["scrypt", N, r, p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Takes the same time with and without a stored hash, so that timing does not reveal accounts. */
export async function matchesPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = "", hash = ""] = (stored ?? DUMMY_HASH).split("$");
  const expected = Buffer.from(hash, "base64url");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await derived(password, Buffer.from(salt, "base64url"), cost);
  return timingSafeEqual(found, expected) && Boolean(stored);
}

const DUMMY_HASH = ["scrypt", COST.N, COST.r, COST.p, "", Buffer.alloc(LENGTH).toString("base64url")].join("$");

function derived(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Unicode normalization: the same letter may be typed as one character or as two.
    scrypt(password.normalize("NFKC"), salt, LENGTH, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
