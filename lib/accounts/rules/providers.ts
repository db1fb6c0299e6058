/** What a page needs to offer signing in by a provider. */
export type OfferedProvider = { id: string; name: string };

const UNVERIFIED =
  "That account has no confirmed e-mail address, so we cannot be sure that it is yours. Please sign in by link.";
const FAILED = "Signing in there did not work. Please try again, or sign in by link.";

/** What somebody reads who comes back from a provider without being signed in. `error` is next-auth's word for it. */
export const providerSentence = (error: string): string => (error === "AccessDenied" ? UNVERIFIED : FAILED);
