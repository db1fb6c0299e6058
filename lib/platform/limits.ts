import "server-only";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "./contract";
import { pool } from "./db";
import { env } from "./env";
import { kept } from "./kept";
import { Problem } from "./problem";
import { hashOf } from "./session";

type Limiter = { consume(key: string): Promise<RateLimiterRes> };

const limiters = () => kept("limiters", () => new Map<string, Limiter>());

function limiter(name: string, { points, seconds }: Limit, shared: boolean): Limiter {
  const found = limiters().get(name);
  if (found) return found;
  const options = { keyPrefix: name, points, duration: seconds };
  const made = shared
    ? new RateLimiterPostgres({
        ...options,
        storeClient: pool(),
        tableName: "RateLimit",
        tableCreated: true,
        clearExpiredByTimeout: false,
      })
    : new RateLimiterMemory(options);
  limiters().set(name, made);
  return made;
}

async function consume(from: Limiter, key: string): Promise<void> {
  try {
    await from.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const retryAfter = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new Problem("rate_limited", `Too many attempts. Please try again in ${inWords(retryAfter)}.`, { retryAfter });
  }
}

function inWords(seconds: number): string {
  const [amount, unit] = seconds < 90 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

/** Counted in Postgres: survives restarts and holds across instances. For signing in. An address would be too long. */
export async function spend(name: string, key: string, limit: Limit): Promise<void> {
  if (env.limits) await consume(limiter(name, limit, true), hashOf(key));
}

/** Counted in this process: for everything that only has to be kept from running away. */
export async function spendHere(name: string, key: string, limit: Limit): Promise<void> {
  if (env.limits) await consume(limiter(name, limit, false), key);
}

/** Set by server.mjs for every request to the address at the other end of the connection. */
const PEER = "x-peer-address";

/**
 * The caller's address, IPv6 by its /64: as the trusted proxies saw it, else the one that is connected to us. What a
 * caller writes into X-Forwarded-For counts for nothing.
 */
export function addressFrom(headers: Headers): string {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const address = env.trustedProxies > 0 ? hops.at(-env.trustedProxies) : headers.get(PEER);
  if (!address) return "direct";
  const [, four] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address) ?? [];
  return four ?? networkOf(address);
}

/** The first four groups, however the address is shortened. */
function networkOf(address: string): string {
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const noughts = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  const groups = [...before, ...noughts, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
