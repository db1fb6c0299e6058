import "server-only";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/platform/process/env";
import { keyedHashOf } from "@/lib/platform/process/secrets";
import { cookieAttributes } from "@/lib/platform/server/session";

const DAYS = 365;
const MOST_ACCOUNTS = 5;
const ENTRY = /^([\w-]{22})\.([0-9a-f]{64})$/;

const knownCookie = () => (env.secure ? "__Host-known" : "known");

/**
 * The number of this browser if it has signed in to this account before, else null. The cookie holds a random number
 * per account, signed together with the address. It does not sign anybody in; it only gives the browser a rate limit of
 * its own.
 */
export function knownBrowserIn(cookies: string | null, email: string): string | null {
  const entry = entriesIn(cookies).find((one) => isSigned(one, email));
  return entry?.split(".")[0] ?? null;
}

/** The cookie to set after a sign-in: the browser keeps its number or gets a new one. */
export function cookieForKnownBrowser(cookies: string | null, email: string): string {
  const entries = entriesIn(cookies);
  const own = entries.find((one) => isSigned(one, email)) ?? newEntry(email);
  const list = [own, ...entries.filter((one) => one !== own)].slice(0, MOST_ACCOUNTS);
  return `${knownCookie()}=${list.join("~")}; Max-Age=${DAYS * 86_400}; ${cookieAttributes()}`;
}

function entriesIn(cookies: string | null): string[] {
  const name = `${knownCookie()}=`;
  const found = (cookies ?? "").split(";").find((part) => part.trim().startsWith(name));
  const entries = found?.trim().slice(name.length).split("~") ?? [];
  return entries.filter((entry) => ENTRY.test(entry)).slice(0, MOST_ACCOUNTS);
}

const signatureOf = (id: string, email: string) => keyedHashOf("known-browser", `${id}:${email}`);

function isSigned(entry: string, email: string): boolean {
  const [id = "", signature = ""] = entry.split(".");
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id, email)));
}

function newEntry(email: string): string {
  const id = randomBytes(16).toString("base64url");
  return `${id}.${signatureOf(id, email)}`;
}
