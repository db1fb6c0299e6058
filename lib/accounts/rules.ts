import { sitePathOf } from "@/lib/platform/contract/links";

export const MAGIC_LINK_MINUTES = 15;
export const CODE_TRIES = 5;

/**
 * Limits for link requests and password attempts: per address and network, per network for all addresses, and per
 * address from everywhere. The last one is looser, so that a stranger cannot lock a user out. A browser that has signed
 * in to the account before has its own limit, `own`.
 */
export const LINK_LIMITS = {
  own: { points: 5, seconds: 3600 },
  addressFromNetwork: { points: 5, seconds: 3600 },
  network: { points: 20, seconds: 3600 },
  address: { points: 20, seconds: 3600 },
};
export const PASSWORD_LIMITS = {
  own: { points: 10, seconds: 900 },
  addressFromNetwork: { points: 10, seconds: 900 },
  network: { points: 30, seconds: 900 },
  address: { points: 100, seconds: 900 },
};
export const REDEMPTIONS_PER_IP = { points: 30, seconds: 900 };

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The stored form of an address, or null. Look-alike characters are normalized before any check. */
export function emailFrom(raw: string): string | null {
  const folded = raw.normalize("NFKC").trim().toLowerCase();
  const [local, domain, more] = folded.split("@");
  if (!local || !domain || more !== undefined || local.length > 64) return null;
  const host = hostOf(domain);
  if (host === null || !LOCAL_PART.test(local) || !DOMAIN.test(host)) return null;
  const address = `${local}@${host}`;
  return address.length <= 254 ? address : null;
}

/** The domain in ASCII: `müller.de` becomes `xn--mller-kva.de`. */
function hostOf(domain: string): string | null {
  if (/[\s/\\:?#%[\]"',;<>()]/.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

const QUALITIES =
  "quiet steady bright patient careful gentle lively modest plain ready sturdy tidy upright warm wise brisk calm clear early fair".split(
    " ",
  );
const THINGS =
  "ledger column tally journal margin figure balance folio entry ruler abacus pencil desk lamp harbour meadow river hill orchard bridge".split(
    " ",
  );

/** A public name of neutral words, never derived from the address. `random` returns numbers from 0 up to 1. */
export function usernameFrom(random: () => number): string {
  const pick = (words: string[]) => words[Math.floor(random() * words.length)];
  return `${pick(QUALITIES)}-${pick(THINGS)}-${1000 + Math.floor(random() * 9000)}`;
}

/** The default name of a new account: the part of the address before the @. */
export function nameFrom(email: string): string {
  const local = email.split("@")[0] ?? "";
  return local.length >= 2 ? local.slice(0, 100) : `${local}-student`;
}

/** The page to open after signing in: a page of this site, but not a sign-in page or an API URL. */
export function nextPath(requested: string | null | undefined): string {
  const path = requested ? sitePathOf(requested) : null;
  return path !== null && !isEntry(path) ? path : "/dashboard";
}

// Next decodes the path before it selects the page, so `/%61uth` must be recognized too.
const isEntry = (path: string) =>
  /^\/+(auth|get-started|api)(\/|$)/.test(decodeURIComponent(new URL(path, "http://here.invalid").pathname));

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 200;
export const PASSWORD_SHORT = "Password must be at least 6 characters";
export const PASSWORD_CHANGES = { points: 10, seconds: 900 };
export const EMAIL_CHANGES = { points: 5, seconds: 3600 };
export const EXPORTS = { points: 2, seconds: 86_400 };
export const EMAIL_CHANGE_HOURS = 24;
