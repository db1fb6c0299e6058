import "server-only";
import { customFetch, type Profile } from "next-auth";
import Google from "next-auth/providers/google";
import MicrosoftEntraID from "next-auth/providers/microsoft-entra-id";
import { env } from "@/lib/platform/env";
import { emailFrom } from "./rules";
import type { OfferedProvider } from "./rules/providers";

/** Who somebody is there, as our own account begins. Pictures stay where they are. */
const profile = ({ sub, name, email }: Pick<Profile, "sub" | "name" | "email">) => ({
  id: sub ?? "",
  name: name ?? null,
  email: emailFrom(email ?? ""),
});

const PROVIDER_TIMEOUT_MS = 8000;

/** A provider that does not answer leads back to the sign-in page instead of letting somebody wait. */
function withTimeout<P extends { [customFetch]?: typeof fetch }>(provider: P): P {
  const send = provider[customFetch] ?? fetch;
  const within: typeof fetch = (address, init) =>
    send(address, { ...init, signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
  return { ...provider, [customFetch]: within };
}

/** The providers whose keys are set. One more is one more line here and below. */
export function providers() {
  const { google, microsoft } = env.signInProviders;
  // An address joins an account only when the provider vouches for it: `hasVerifiedEmail`, asked in auth.ts.
  const joins = { profile, allowDangerousEmailAccountLinking: true };
  return [
    ...(google ? [withTimeout(Google({ ...google, ...joins }))] : []),
    // Its own profile would fetch a picture from Microsoft's servers.
    ...(microsoft ? [withTimeout(MicrosoftEntraID({ ...microsoft, ...joins, name: "Microsoft" }))] : []),
  ];
}

export function offeredProviders(): OfferedProvider[] {
  const { google, microsoft } = env.signInProviders;
  return [
    ...(google ? [{ id: "google", name: "Google" }] : []),
    ...(microsoft ? [{ id: "microsoft-entra-id", name: "Microsoft" }] : []),
  ];
}

/**
 * Whether the provider vouches that the address belongs to this person. Without it anybody could write somebody else's
 * address into an account there and get into the account here. Microsoft says it as `xms_edov`, once its app asks for that.
 */
export function hasVerifiedEmail(said: Profile | undefined): boolean {
  const { email, email_verified: verified, xms_edov: owned } = said ?? {};
  return emailFrom(email ?? "") !== null && (verified === true || owned === true || owned === 1 || owned === "1");
}
