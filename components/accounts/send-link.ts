import * as z from "zod/mini";
import { requestMagicLink, signInForm, signUpForm } from "@/lib/accounts/contract";
import { toast } from "@/lib/platform/browser/toast";
import type { Fields } from "@/lib/platform/contract/problem";
import { CallError, call, sentenceOf } from "@/lib/platform/query/call";
import { isTimeZone } from "@/lib/platform/time/civil";
import { AUTH_COPY, type AuthMode } from "./auth-copy";

const SHAPES = { "sign-in": signInForm, "sign-up": signUpForm };

/** The address exactly as it was typed. */
export type Typed = { email: string; name?: string };

export type SendResult =
  | { email: string; fields?: undefined; errorMessage?: undefined }
  | { email?: undefined; fields: Fields; errorMessage?: string };

/**
 * Requests a sign-in link and shows the result in a toast. Resolves to the stored form of the address, or to the error.
 */
export async function sendLink(mode: AuthMode, typed: Typed, next: string | undefined): Promise<SendResult> {
  const parsed = z.safeParse(SHAPES[mode], typed);
  if (!parsed.success) return { fields: sentencesOf(parsed.error.issues) };
  try {
    await call(requestMagicLink, { body: { ...parsed.data, next, timeZone: zoneOfBrowser() } });
  } catch (error) {
    toast({ variant: "destructive", title: AUTH_COPY[mode].failed, description: reasonFor(mode, error) });
    return { fields: error instanceof CallError ? error.fields : {}, errorMessage: sentenceOf(error) };
  }
  toast(AUTH_COPY[mode].sent);
  return { email: parsed.data.email };
}

const reasonFor = (mode: AuthMode, error: unknown) =>
  mode === "sign-in" || (error instanceof CallError && error.code) ? sentenceOf(error) : "Failed to send login link";

function sentencesOf(issues: readonly { path: PropertyKey[]; message: string }[]): Fields {
  const fields: Fields = {};
  for (const { path, message } of issues) fields[String(path[0])] ??= message;
  return fields;
}

function zoneOfBrowser(): string | undefined {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && isTimeZone(zone) ? zone : undefined;
}
