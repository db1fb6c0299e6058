import "server-only";
import { createHash, createHmac } from "node:crypto";
import { env } from "./env";

/** For secrets that cannot be guessed: 256 random bits need no key. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** For what could be guessed (an address, six digits): without AUTH_SECRET nobody can try. `purpose` keeps uses apart. */
export const keyedHashOf = (purpose: string, value: string): string =>
  createHmac("sha256", env.authSecret).update(`${purpose}:${value}`).digest("hex");
