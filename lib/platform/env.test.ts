import { expect, test } from "vitest";
import { complaints } from "./env";

const hosted = {
  DATABASE_URL: "postgres://db/pacioli",
  APP_URL: "https://pacioli.example",
  AUTH_SECRET: "secret",
  RESEND_API_KEY: "re_key",
  MAIL_FROM: "Pacioli <hello@pacioli.example>",
  CRON_SECRET: "secret",
  STRIPE_SECRET_KEY: "sk_live_key",
  STRIPE_WEBHOOK_SECRET: "whsec_secret",
} as unknown as NodeJS.ProcessEnv;

test("a complete setting has nothing to complain of", () => {
  expect(complaints(hosted)).toEqual([]);
  expect(complaints({ ...hosted, LOCAL: "1", MAIL_FROM: "", RESEND_BASE_URL: "http://127.0.0.1:1" })).toEqual([]);
});

test.each(Object.keys(hosted))("%s missing or empty is named", (name) => {
  expect(complaints({ ...hosted, [name]: "" })).toEqual([`${name} is not set.`]);
  expect(complaints({ ...hosted, [name]: undefined })).toEqual([`${name} is not set.`]);
});

test.each(["RESEND_BASE_URL", "STRIPE_HOST"])("%s is refused outside one's own machine", (name) => {
  expect(complaints({ ...hosted, [name]: "http://127.0.0.1:1" })).toEqual([
    `${name} points at a local stand-in, which only LOCAL=1 allows.`,
  ]);
});
