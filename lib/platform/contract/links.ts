// A base URL for resolving addresses as a browser would. Only its origin matters.
const BASE = "http://here.invalid";

/**
 * The path of a page on this site as a browser would resolve it, or null. The address is resolved before it is checked:
 * `/a/..//evil.example` looks like a path but leads to another host.
 */
export function sitePathOf(raw: string): string | null {
  if (!raw.startsWith("/") || /[\s\\]/.test(raw)) return null;
  if (!URL.canParse(raw, BASE)) return null;
  const url = new URL(raw, BASE);
  if (url.origin !== BASE || url.pathname.startsWith("//") || !isDecodable(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** A URL that is safe in a link written by a user: a page of ours, http(s) or mailto. Else null. */
export function safeLinkOf(raw: string): string | null {
  if (!/^(https?:\/\/|mailto:)[^\s\\]+$/i.test(raw)) return sitePathOf(raw);
  return URL.canParse(raw) ? raw : null;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
