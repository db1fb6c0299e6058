/**
 * Removes the token from the address bar, where others could read or copy it, and stores it in the history entry for a
 * reload.
 */
export function hideToken(token: string) {
  history.replaceState({ linkToken: token }, "", location.pathname);
}

/** After a reload the token is no longer in the address, but still in the history entry of the tab. */
export function readToken() {
  const token: unknown = history.state?.linkToken;
  if (typeof token === "string") location.replace(`${location.pathname}?token=${encodeURIComponent(token)}`);
}
