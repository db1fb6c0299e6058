import "server-only";
import { createHash, createHmac, randomInt } from "node:crypto";
import { env } from "./env";

/** For random secrets: 256 random bits need no key. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/**
 * For values that could be guessed, such as an address or six digits: nobody can try them without AUTH_SECRET.
 * `purpose` separates the uses.
 */
export const keyedHashOf = (purpose: string, value: string): string =>
  createHmac("sha256", env.authSecret).update(`${purpose}:${value}`).digest("hex");

/** Like `Math.random`, but nobody can predict it. */
export const secureRandom = (): number => randomInt(2 ** 32) / 2 ** 32;
