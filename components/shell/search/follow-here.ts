/**
 * Follows a link to an anchor of the page that is shown already, and says whether it was one. Browsers without the
 * Navigation API tell a page of nothing that the router does, so they hear it as the change of anchor that it is.
 */
export function followHere(link: string): boolean {
  const target = new URL(link, window.location.href);
  if (target.pathname !== window.location.pathname || !target.hash) return false;
  if (target.hash === window.location.hash) window.history.replaceState(null, "", target);
  else window.history.pushState(null, "", target);
  if (!("navigation" in window)) (window as Window).dispatchEvent(new HashChangeEvent("hashchange"));
  return true;
}
