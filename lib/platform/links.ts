// Only its origin counts: an address is resolved against it as a browser would resolve it against ours.
const HERE = "http://here.invalid";

/**
 * The path of a page of this site with everything a browser would take out of it taken out (dots, tabs), or null.
 * The address is resolved first and judged then: `/a/..//evil.example` looks like a path and leads to another host.
 */
export function sitePathOf(raw: string): string | null {
  if (!raw.startsWith("/") || /[\s\\]/.test(raw)) return null;
  if (!URL.canParse(raw, HERE)) return null;
  const url = new URL(raw, HERE);
  if (url.origin !== HERE || url.pathname.startsWith("//") || !isDecodable(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** An address that may stand behind a link that somebody wrote: a page of ours, the web, or mail. Else null. */
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
