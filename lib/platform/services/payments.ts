import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import Stripe from "stripe";
import * as z from "zod/mini";
import type { Shape } from "../contract/endpoint";
import { Problem } from "../contract/problem";
import { env } from "../process/env";
import { log } from "../process/log";
import { singleton } from "../process/singleton";
import { now } from "../time/clock";

// A single call times out a little before the deadline of the whole work.
const SPARE_MS = 500;
const RETRY_AFTER_MS = 400;
const TOLERANCE_SECONDS = 300;

/** The deadline of the current work, by `performance.now()`. */
const deadline = new AsyncLocalStorage<number>();

const connect = () => {
  const { secretKey, standIn } = env.stripe;
  return new Stripe(secretKey, {
    ...standIn,
    telemetry: false,
    timeout: env.stripeWaitMs - SPARE_MS,
    maxNetworkRetries: 0,
  });
};

export type Payments = Stripe;

export const paymentsUnavailable = (cause?: unknown) =>
  new Problem(
    "provider_unavailable",
    "The payment service cannot be reached right now. Please try again in a moment.",
    {
      retryAfter: 30,
      cause,
    },
  );

const paymentsOff = () =>
  new Problem("provider_unavailable", "Payments are off in this preview. An admin can grant Premium.");

/** The object does not exist at Stripe. The message is Stripe's own. */
export class StripeNotFound extends Error {}

/**
 * Calls Stripe and parses the response with the shape. Throws `StripeNotFound` for an unknown id and 503
 * `provider_unavailable` for every other failure, including an invalid response.
 */
export async function callStripe<S extends Shape>(
  shape: S,
  call: (stripe: Payments) => Promise<unknown>,
): Promise<z.output<S>> {
  if (!env.takesPayments) throw paymentsOff();
  const response = await attempt(call).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing")
      throw new StripeNotFound(error.message);
    log.error({ reason: error instanceof Error ? error.message : String(error) }, "Stripe refused");
    throw paymentsUnavailable(error);
  });
  const parsed = z.safeParse(shape, response);
  if (parsed.success) return parsed.data;
  log.error({ reason: z.prettifyError(parsed.error) }, "Stripe's answer makes no sense");
  throw paymentsUnavailable(parsed.error);
}

/**
 * Retries once while there is time. The SDK's own retries are off because they would continue after the user got an
 * error.
 */
async function attempt(call: (stripe: Payments) => Promise<unknown>): Promise<unknown> {
  const client = singleton("payments", connect);
  const isLate = () => performance.now() > (deadline.getStore() ?? Number.POSITIVE_INFINITY) - RETRY_AFTER_MS;
  if (isLate()) throw new Error("too late to ask");
  try {
    return await call(client);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || isFinal(error) || isLate()) throw error;
    await pause(RETRY_AFTER_MS);
    if (isLate()) throw error;
    return await call(client);
  }
}

const isFinal = ({ statusCode }: { statusCode?: number | undefined }) =>
  statusCode !== undefined && statusCode < 500 && statusCode !== 409 && statusCode !== 429;

/** Limits the time for all calls together: throws 503 before the user gives up, and no further call starts. */
export async function withDeadline<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const wait = env.stripeWaitMs;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(paymentsUnavailable("no answer in time")), wait);
  });
  const running = deadline.run(performance.now() + wait, work);
  // After the timeout nobody else handles its rejection, which would end the process.
  running.catch(() => undefined);
  return Promise.race([running, timeout]).finally(() => clearTimeout(timer));
}

/** Whether Stripe returned the stored response of an earlier request with the same key, which may be outdated. */
export const isReplayed = (response: object): boolean =>
  (response as { lastResponse?: { headers?: Record<string, string> } }).lastResponse?.headers?.[
    "idempotent-replayed"
  ] === "true";

/** Parses the event in a webhook's raw body. Throws 400 unless one of our secrets signed it within five minutes. */
export function signedEvent(body: string, header: string | null): unknown {
  if (isFromTheFuture(header)) throw new Problem("invalid_signature", "This event was not signed by Stripe.");
  for (const secret of env.stripeWebhookSecrets) {
    try {
      return Stripe.webhooks.constructEvent(body, header ?? "", secret, TOLERANCE_SECONDS);
    } catch {
      // Try the next secret: two are valid while one replaces the other.
    }
  }
  throw new Problem("invalid_signature", "This event was not signed by Stripe.");
}

/** The SDK rejects old events only. */
function isFromTheFuture(header: string | null): boolean {
  const [, seconds] = /(?:^|,)t=(\d+)/.exec(header ?? "") ?? [];
  return Number(seconds ?? 0) > now().getTime() / 1000 + TOLERANCE_SECONDS;
}

/** Whether the key is a live key. Objects made in the other mode are not ours. */
export const isLiveMode = (): boolean => /^(sk|rk)_live_/.test(env.stripe.secretKey);

/** Accepts URLs of Stripe, or of the local stand-in. Throws 503 for any other. */
export function requireStripeUrl(address: string): string {
  const { standIn } = env.stripe;
  if (!URL.canParse(address)) throw paymentsUnavailable("no address");
  const { protocol, hostname, port } = new URL(address);
  const isStripe = protocol === "https:" && /(^|\.)stripe\.com$/.test(hostname);
  const isStandIn = standIn && ["localhost", standIn.host].includes(hostname) && Number(port) === standIn.port;
  if (isStripe || isStandIn) return address;
  throw paymentsUnavailable(`an address at ${hostname}`);
}
