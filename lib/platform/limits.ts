import "server-only";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "./contract";
import { db, pool } from "./db";
import { env } from "./env";
import { Problem } from "./problem";
import { keyedHashOf } from "./secrets";
import { singleton } from "./singleton";

type Limiter = {
  consume(key: string): Promise<RateLimiterRes>;
  get(key: string): Promise<RateLimiterRes | null>;
};

const limiters = () => singleton("limiters", () => new Map<string, Limiter>());

function limiter(name: string, { points, seconds }: Limit, shared: boolean): Limiter {
  const existing = limiters().get(name);
  if (existing) return existing;
  const options = { keyPrefix: name, points, duration: seconds };
  const created = shared
    ? new RateLimiterPostgres({
        ...options,
        storeClient: pool(),
        tableName: "RateLimit",
        tableCreated: true,
        clearExpiredByTimeout: false,
      })
    : new RateLimiterMemory(options);
  limiters().set(name, created);
  return created;
}

async function consume(from: Limiter, key: string): Promise<void> {
  try {
    await from.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw tooMany(reason);
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): Problem {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem("rate_limited", `Too many attempts. Please try again in ${inWords(retryAfter)}.`, { retryAfter });
}

function inWords(seconds: number): string {
  const [amount, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

/**
 * Counted in Postgres: survives restarts and holds across instances. For signing in. The key is hashed under AUTH_SECRET:
 * addresses are few enough to be found again from a plain hash.
 */
export async function consumeShared(name: string, key: string, limit: Limit): Promise<void> {
  if (env.limits) await consume(limiter(name, limit, true), keyedHashOf("rate-limit", key));
}

/** Whether this is still within a limit, for what is then left out rather than refused. */
export async function tryConsume(name: string, key: string, limit: Limit): Promise<boolean> {
  try {
    await consumeLocal(name, key, limit);
    return true;
  } catch (reason) {
    if (reason instanceof Problem) return false;
    throw reason;
  }
}

/** Removes counters whose time is over. Returns how many. */
export async function tidyLimits(at: Date): Promise<number> {
  return (await db.rateLimit.deleteMany({ where: { expire: { lt: at.getTime() } } })).count;
}

/** Counted in this process: for everything that only has to be kept from running away. */
export async function consumeLocal(name: string, key: string, limit: Limit): Promise<void> {
  if (env.limits) await consume(limiter(name, limit, false), key);
}

/** Throws 429 when this was used up by `consumeLocal`, and counts nothing. */
export async function checkLimit(name: string, key: string, limit: Limit): Promise<void> {
  const usage = env.limits ? await limiter(name, limit, false).get(key) : null;
  if (usage && usage.consumedPoints >= limit.points) throw tooMany(usage);
}

/** Set by server.mjs for every request to the address at the other end of the connection. */
const PEER = "x-peer-address";

/**
 * The caller's address, IPv6 by its /64: as the trusted proxies saw it, else the one that is connected to us. What a
 * caller writes into X-Forwarded-For counts for nothing.
 */
export function addressFrom(headers: Headers): string {
  const address = forwardedFor(headers);
  return address === null ? "direct" : (fourOf(address) ?? groupsOf(address, 4));
}

/** The network of the caller as logs keep it, an IPv4 address by its /24 and IPv6 by its /48; null when unknown. */
export function networkFrom(headers: Headers): string | null {
  const address = forwardedFor(headers);
  if (address === null) return null;
  const four = fourOf(address);
  return four ? `${four.slice(0, four.lastIndexOf("."))}.0/24` : `${groupsOf(address, 3)}::/48`;
}

/** Without the brackets and the port that some proxies write. */
function forwardedFor(headers: Headers): string | null {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const address = env.trustedProxies > 0 ? hops.at(-env.trustedProxies) : headers.get(PEER);
  return address?.replace(/^\[(.*)\](?::\d+)?$/, "$1") || null;
}

const fourOf = (address: string) => /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];

/** The first groups of an IPv6 address, however it is shortened. */
function groupsOf(address: string, count: number): string {
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const noughts = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...noughts, ...after].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
