/** The data for a provider button. */
export type OfferedProvider = { id: string; name: string };

const UNVERIFIED =
  "That account has no confirmed e-mail address, so we cannot be sure that it is yours. Please sign in by link.";
const FAILED = "Signing in there did not work. Please try again, or sign in by link.";

const SUSPENDED = "This account is suspended. Sign in by link, and we tell you why.";
const SENTENCES: Record<string, string> = { AccessDenied: UNVERIFIED, Suspended: SUSPENDED };

/** The message after a failed provider sign-in. `error` is next-auth's code. */
export const providerSentence = (error: string): string => SENTENCES[error] ?? FAILED;
