import "server-only";
import { customFetch, type Profile } from "next-auth";
import Google from "next-auth/providers/google";
import MicrosoftEntraID from "next-auth/providers/microsoft-entra-id";
import { env } from "@/lib/platform/process/env";
import { emailFrom } from "./rules";
import type { OfferedProvider } from "./rules/providers";

/** The identity at the provider, for a new account. Pictures are not copied. */
const profile = ({ sub, name, email }: Pick<Profile, "sub" | "name" | "email">) => ({
  id: sub ?? "",
  name: name ?? null,
  email: emailFrom(email ?? ""),
});

const PROVIDER_TIMEOUT_MS = 8000;

/** A timeout, so that a provider that does not respond leads back to the sign-in page. */
function withTimeout<P extends { [customFetch]?: typeof fetch }>(provider: P): P {
  const send = provider[customFetch] ?? fetch;
  const fetchInTime: typeof fetch = (address, init) =>
    send(address, { ...init, signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
  return { ...provider, [customFetch]: fetchInTime };
}

/**
 * All three bind the provider's answer to the browser that started the sign-in. By default next-auth uses only the
 * first.
 */
const withChecks = <P extends object>(provider: P): P => ({ ...provider, checks: ["pkce", "state", "nonce"] });

/** The configured providers. To add one, add a line here and below. */
export function providers() {
  const { google, microsoft } = env.signInProviders;
  // A provider's account is linked only when the provider confirms the address: `hasVerifiedEmail`, checked in auth.ts.
  const linking = { profile, allowDangerousEmailAccountLinking: true };
  return [
    ...(google ? [withChecks(withTimeout(Google({ ...google, ...linking })))] : []),
    // The default profile function would fetch a picture from Microsoft's servers.
    ...(microsoft ? [withChecks(withTimeout(MicrosoftEntraID({ ...microsoft, ...linking, name: "Microsoft" })))] : []),
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
 * Whether the provider confirms that the address belongs to this user. Without this check anybody could enter another
 * user's address there and sign in as that user here. Microsoft sends it as `xms_edov` when the app requests it.
 */
export function hasVerifiedEmail(claims: Profile | undefined): boolean {
  const { email, email_verified: verified, xms_edov: owned } = claims ?? {};
  return emailFrom(email ?? "") !== null && (verified === true || owned === true || owned === 1 || owned === "1");
}
