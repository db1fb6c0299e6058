import { expect, test } from "vitest";
import { settingProblems } from "./env";

const hosted = {
  DATABASE_URL: "postgres://db/pacioli",
  APP_URL: "https://pacioli.example",
  AUTH_SECRET: "a-secret-of-thirty-two-characters",
  RESEND_API_KEY: "re_key",
  MAIL_FROM: "Pacioli <hello@pacioli.example>",
  CRON_SECRET: "a-secret-of-sixteen",
  UPLOADS_DIR: "/data/uploads",
  STRIPE_SECRET_KEY: "sk_live_key",
  STRIPE_WEBHOOK_SECRET: "whsec_secret",
} as unknown as NodeJS.ProcessEnv;

test("a complete setting has nothing to complain of", () => {
  expect(settingProblems(hosted)).toEqual([]);
  expect(settingProblems({ ...hosted, LOCAL: "1", MAIL_FROM: "", RESEND_BASE_URL: "http://127.0.0.1:1" })).toEqual([]);
});

test.each([
  ["AUTH_SECRET", "x"],
  ["CRON_SECRET", "x"],
  ["APP_URL", "http://pacioli.example"],
  ["APP_URL", "https://pacioli.example/app"],
  ["TRUSTED_PROXIES", "abc"],
  ["TRUSTED_PROXIES", "-1"],
  ["DATABASE_WAIT_MS", "soon"],
])("%s as '%s' is named", (name, value) => {
  expect(settingProblems({ ...hosted, [name]: value })).toEqual([expect.stringMatching(`^${name} (needs|must be) .+`)]);
});

test("a host without a place for uploads is told so; UploadThing is one", () => {
  expect(settingProblems({ ...hosted, UPLOADS_DIR: "" })).toEqual([expect.stringMatching(/^Uploads have no place/)]);
  expect(settingProblems({ ...hosted, UPLOADS_DIR: "", UPLOADTHING_TOKEN: "token" })).toEqual([]);
});

test.each(Object.keys(hosted).filter((name) => name !== "UPLOADS_DIR"))("%s missing or empty is named", (name) => {
  expect(settingProblems({ ...hosted, [name]: "" })).toEqual([`${name} is not set.`]);
  expect(settingProblems({ ...hosted, [name]: undefined })).toEqual([`${name} is not set.`]);
});

test.each(["RESEND_BASE_URL", "STRIPE_HOST"])("%s is refused outside one's own machine", (name) => {
  expect(settingProblems({ ...hosted, [name]: "http://127.0.0.1:1" })).toEqual([
    `${name} points at a local stand-in, which only LOCAL=1 allows.`,
  ]);
});
