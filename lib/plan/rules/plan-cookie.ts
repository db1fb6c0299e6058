const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Says that this browser shows the plan in the calendar. A cookie, so that the server renders the calendar as it stays.
 * On https its name binds it to this host.
 */
export const planCookie = (isSecure: boolean): string => (isSecure ? "__Host-calendar-plan" : "calendar-plan");

/** What a page writes to keep it, or to forget it. */
export const planCookieText = (isShown: boolean, isSecure: boolean): string =>
  `${planCookie(isSecure)}=1; path=/; samesite=lax; max-age=${isShown ? YEAR_SECONDS : 0}${isSecure ? "; secure" : ""}`;
