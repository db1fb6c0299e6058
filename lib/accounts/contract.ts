import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { ok, sameSitePath, text } from "@/lib/platform/contract/shapes";
import { isTimeZone } from "@/lib/platform/time/civil";
import { subscriptionSummary } from "@/lib/subscriptions/contract";
import { emailFrom } from "./rules";

const INVALID_EMAIL = "Please enter a valid email address";

/** Normalizes an address to its stored form. `sentence` is the form's own message. */
export const email = (sentence = INVALID_EMAIL) =>
  z.pipe(
    z.string(sentence).check(z.refine((value) => emailFrom(value) !== null, sentence)),
    z.transform((value: string) => emailFrom(value) ?? value),
  );

export const personName = (sentence: string) =>
  text({ min: 2, max: 100, short: sentence, long: "Please use at most 100 characters.", line: true });

const timeZone = z.string().check(z.refine(isTimeZone, "This time zone is not known."));

export const currentUser = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.nullable(z.string()),
  isAdmin: z.boolean(),
  timeZone: z.string(),
  /** Chosen by the user, so the browser does not change it. */
  timeZoneChosen: z.boolean(),
  subscription: subscriptionSummary,
});
export type CurrentUser = z.output<typeof currentUser>;

export const getUser = endpoint({
  method: "GET",
  path: "/api/user",
  summary: "The current user; 401 when nobody is signed in",
  access: "user",
  response: currentUser,
});

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  summary: "Ends this session. Repeating it changes nothing",
  access: "anyone",
  response: ok,
});

export const signInForm = z.object({
  email: email(),
  next: z.optional(sameSitePath),
  timeZone: z.optional(timeZone),
});

export const signUpForm = z.object({
  name: personName("Name must be at least 2 characters."),
  email: email("Please enter a valid email address."),
  next: z.optional(sameSitePath),
  timeZone: z.optional(timeZone),
});

export const requestMagicLink = endpoint({
  method: "POST",
  path: "/api/auth/magic-link",
  summary: "Mails a link and a code for signing in. Known and unknown addresses get the same answer",
  access: "anyone",
  body: z.object({
    email: email(),
    name: z.optional(personName("Name must be at least 2 characters.")),
    next: z.optional(sameSitePath),
    timeZone: z.optional(timeZone),
  }),
  response: ok,
});

export const verify = endpoint({
  method: "POST",
  path: "/api/auth/verify",
  summary: "Signs in with the token of a link, or with an address and the code mailed to it",
  access: "anyone",
  body: z.object({
    token: z.optional(z.string("This link is not complete.").check(z.maxLength(200, "This link is not complete."))),
    email: z.optional(email()),
    code: z.optional(z.string().check(z.regex(/^\d{6}$/, "The code has six digits."))),
  }),
  response: z.object({ ok: z.literal(true), next: z.string() }),
});

export const setTimeZone = endpoint({
  method: "PUT",
  path: "/api/user/time-zone",
  summary: "Moves the caller's days to another time zone",
  access: "user",
  body: z.object({
    timeZone,
    /** True stores a choice of the user, false lets the browser set the zone again. Without it, a chosen zone stays. */
    chosen: z.optional(z.boolean()),
  }),
  response: z.object({ timeZone: z.string(), timeZoneChosen: z.boolean() }),
  limit: { points: 10, seconds: 60 },
});
