import "server-only";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "../contract/endpoint";
import { Problem } from "../contract/problem";
import { db, pool } from "../database/db";
import { env } from "../process/env";
import { keyedHashOf } from "../process/secrets";
import { singleton } from "../process/singleton";

type Limiter = {
  consume(key: string): Promise<RateLimiterRes>;
  get(key: string): Promise<RateLimiterRes | null>;
};

type NamedQuery = { name: string; text: string; values: unknown[] };

/** The library names its statements, and pg prepares a statement with a name. Some poolers cannot keep those. */
const store = {
  query: ({ name, ...query }: NamedQuery) => pool().query(env.preparedStatements ? { name, ...query } : query),
};

const limiters = () => singleton("limiters", () => new Map<string, Limiter>());

function limiterFor(name: string, { points, seconds }: Limit, shared: boolean): Limiter {
  const existing = limiters().get(name);
  if (existing) return existing;
  const options = { keyPrefix: name, points, duration: seconds };
  const created = shared
    ? new RateLimiterPostgres({
        ...options,
        storeClient: store,
        storeType: "pool",
        tableName: "RateLimit",
        tableCreated: true,
        clearExpiredByTimeout: false,
      })
    : new RateLimiterMemory(options);
  limiters().set(name, created);
  return created;
}

async function consume(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
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
 * Counted in Postgres: survives restarts and works across instances. Used for sign-in. The key is hashed with
 * AUTH_SECRET because plain hashes of addresses could be reversed by trying all of them.
 */
export async function consumeShared(name: string, key: string, limit: Limit): Promise<void> {
  if (env.limits) await consume(limiterFor(name, limit, true), keyedHashOf("rate-limit", key));
}

/** Counts one use and returns false when the limit is reached: for work that is then skipped, not refused. */
export async function tryConsume(name: string, key: string, limit: Limit): Promise<boolean> {
  try {
    await consumeLocal(name, key, limit);
    return true;
  } catch (reason) {
    if (reason instanceof Problem) return false;
    throw reason;
  }
}

/** Deletes expired counters. Returns how many. */
export async function tidyLimits(at: Date): Promise<number> {
  return (await db.rateLimit.deleteMany({ where: { expire: { lt: at.getTime() } } })).count;
}

/** Counted in this process: for limits that only prevent overload. */
export async function consumeLocal(name: string, key: string, limit: Limit): Promise<void> {
  if (env.limits) await consume(limiterFor(name, limit, false), key);
}

/** Throws 429 when `consumeLocal` has used up the limit, without counting this use. */
export async function checkLimit(name: string, key: string, limit: Limit): Promise<void> {
  const usage = env.limits ? await limiterFor(name, limit, false).get(key) : null;
  if (usage && usage.consumedPoints >= limit.points) throw tooMany(usage);
}

/** Set by server.mjs on every request: the address of the connected peer. */
const PEER = "x-peer-address";

/**
 * The caller's address, IPv6 as its /64: from the trusted proxies, else from the connection. Values that the caller
 * writes into X-Forwarded-For are ignored.
 */
export function addressFrom(headers: Headers): string {
  const address = forwardedFor(headers);
  return address === null ? "direct" : (ipv4Of(address) ?? ipv6Groups(address, 4));
}

/** The caller's network for logs: IPv4 as /24, IPv6 as /48; null when unknown. */
export function networkFrom(headers: Headers): string | null {
  const address = forwardedFor(headers);
  if (address === null) return null;
  const ipv4 = ipv4Of(address);
  return ipv4 ? `${ipv4.slice(0, ipv4.lastIndexOf("."))}.0/24` : `${ipv6Groups(address, 3)}::/48`;
}

/** Removes the brackets and the port that some proxies add. */
function forwardedFor(headers: Headers): string | null {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const address = env.trustedProxies > 0 ? hops.at(-env.trustedProxies) : headers.get(PEER);
  return address?.replace(/^\[(.*)\](?::\d+)?$/, "$1") || null;
}

const ipv4Of = (address: string) => /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];

/** The first groups of an IPv6 address in any notation. */
function ipv6Groups(address: string, count: number): string {
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, count);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
