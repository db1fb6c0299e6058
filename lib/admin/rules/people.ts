export const USER_MISSING = "User not found";

/** What the address says, made fit to be asked for. */
export const usersFilterFrom = (q: string | null | undefined, page: string | null | undefined) => ({
  q: (q ?? "")
    .replace(/\p{Cc}|\p{Cs}/gu, "")
    .trim()
    .slice(0, 100),
  page: /^[1-9]\d{0,8}$/.test(page ?? "") ? Number(page) : 1,
});

/** The query of the users' table, the same for the page's first render and the browser. */
export const usersAsked = (q: string, page: number) => ({ page, ...(q && { q }) });

const UNKNOWN_ID = "This subscription ID doesn't exist. Make sure you're using a valid Stripe subscription ID.";
const OTHER_MODE = "This subscription was made in Stripe test mode (or live mode) and does not match the keys in use.";

/** What an admin reads when linking a subscription fails because of its id. */
export function grantSentence(said: string): string | undefined {
  if (said.includes("No such subscription")) return UNKNOWN_ID;
  return said.includes("test mode") ? OTHER_MODE : undefined;
}
