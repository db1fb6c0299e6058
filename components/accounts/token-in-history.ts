/** Takes the token out of the address bar, where others could read or copy it, and keeps it for a reload. */
export function hideToken(token: string) {
  history.replaceState({ linkToken: token }, "", location.pathname);
}

/** After a reload the address has lost its token; the tab's history has not. */
export function readToken() {
  const token: unknown = history.state?.linkToken;
  if (typeof token === "string") location.replace(`${location.pathname}?token=${encodeURIComponent(token)}`);
}
