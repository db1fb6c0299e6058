import { describe, expect, test, vi } from "vitest";
import { env, settingProblems } from "./env";
import { previewSettings } from "./preview";

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
  ["DATABASE_URL", "not an address"],
  ["UPLOADTHING_TOKEN", "foo"],
  ["STRIPE_WEBHOOK_SECRET", " , "],
  ["STRIPE_WEBHOOK_SECRET", "whsec_one, two"],
  ["STRIPE_CHECKOUT", "embeded"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector"],
  ["ADMIN_EMAILS", "not-an-address"],
  ["ADMIN_EMAILS", "ada@example.org, root"],
  ["RATE_LIMITS", "no"],
  ["LOG_LEVEL", "verbose"],
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["REQUEST_TIMEOUT_MS", "15s"],
])("%s as '%s' is named", (name, value) => {
  expect(settingProblems({ ...hosted, [name]: value })).toEqual([expect.stringMatching(`^${name} (needs|must be) .+`)]);
});

test("limits cannot be lifted on a host: off is read there, and does nothing", () => {
  expect(settingProblems({ ...hosted, RATE_LIMITS: "off" })).toEqual([]);
});

test("every fault is in one list, and values of the right form are in none", () => {
  const wrong = { DATABASE_URL: "db", AUTH_SECRET: "x", LOG_LEVEL: "verbose", ADMIN_EMAILS: "me" };
  expect(settingProblems({ ...hosted, ...wrong })).toHaveLength(4);
  const right = {
    DATABASE_URL: "postgresql://app:secret@db.example:6543/pacioli?sslmode=require",
    STRIPE_WEBHOOK_SECRET: "whsec_one, whsec_two",
    STRIPE_CHECKOUT: "embedded",
    ADMIN_EMAILS: "ada@example.org, root@example.org,",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
    RATE_LIMITS: "on",
    LOG_LEVEL: "debug",
    PORT: "8080",
  };
  expect(settingProblems({ ...hosted, ...right })).toEqual([]);
});

test("a provider's keys are set together or not at all", () => {
  expect(settingProblems({ ...hosted, AUTH_GOOGLE_ID: "id" })).toEqual([
    "AUTH_GOOGLE_SECRET is not set, but AUTH_GOOGLE_ID is.",
  ]);
  expect(settingProblems({ ...hosted, AUTH_MICROSOFT_ENTRA_ID_SECRET: "secret" })).toEqual([
    "AUTH_MICROSOFT_ENTRA_ID_ID is not set, but AUTH_MICROSOFT_ENTRA_ID_SECRET is.",
    "AUTH_MICROSOFT_ENTRA_ID_ISSUER is not set, but AUTH_MICROSOFT_ENTRA_ID_SECRET is.",
  ]);
  expect(settingProblems({ ...hosted, AUTH_GOOGLE_ID: "id", AUTH_GOOGLE_SECRET: "secret" })).toEqual([]);
  const microsoft = { AUTH_MICROSOFT_ENTRA_ID_ID: "id", AUTH_MICROSOFT_ENTRA_ID_SECRET: "secret" };
  const issuer = { AUTH_MICROSOFT_ENTRA_ID_ISSUER: "http://login.example/tenant/v2.0" };
  expect(settingProblems({ ...hosted, ...microsoft, ...issuer })).toEqual([
    "AUTH_MICROSOFT_ENTRA_ID_ISSUER must be an https address.",
  ]);
});

test("the log has a level also while LOG_LEVEL is wrong", () => {
  vi.stubEnv("LOG_LEVEL", "verbose");
  expect(env.logLevel).toBe("info");
  vi.stubEnv("LOG_LEVEL", "warn");
  expect(env.logLevel).toBe("warn");
  vi.unstubAllEnvs();
});

test("a host without a place for uploads is told so; UploadThing is one", () => {
  expect(settingProblems({ ...hosted, UPLOADS_DIR: "" })).toEqual([expect.stringMatching(/^Uploads have no place/)]);
  expect(settingProblems({ ...hosted, UPLOADS_DIR: "", UPLOADTHING_TOKEN: "eyJhcGlLZXkiOiJzayJ9" })).toEqual([]);
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

describe("a preview deployment on Vercel", () => {
  const vercel = { VERCEL: "1", VERCEL_ENV: "preview", VERCEL_URL: "pacioli-abc.vercel.app" };
  const preview = { ...vercel, DATABASE_URL: "postgres://db/preview" };
  const settings = (more: Record<string, string>) => {
    const given = { ...preview, ...more };
    return { ...given, ...previewSettings(given as unknown as NodeJS.ProcessEnv) } as unknown as NodeJS.ProcessEnv;
  };

  test("needs nothing but the address of its database", () => {
    expect(settingProblems(settings({}))).toEqual([]);
    expect(settingProblems(settings({ DATABASE_URL: "" }))).toEqual(["DATABASE_URL is not set."]);
  });

  test("has the address of its branch, and a secret that belongs to its database", () => {
    expect(settings({}).APP_URL).toBe("https://pacioli-abc.vercel.app");
    expect(settings({ VERCEL_BRANCH_URL: "pacioli-git-fix.vercel.app" }).APP_URL).toBe(
      "https://pacioli-git-fix.vercel.app",
    );
    expect(settings({}).AUTH_SECRET).toBe(settings({}).AUTH_SECRET);
    expect(settings({ DATABASE_URL: "postgres://db/other" }).AUTH_SECRET).not.toBe(settings({}).AUTH_SECRET);
  });

  test("takes neither address nor secret from variables that are stored for production as well", () => {
    const stored = { APP_URL: "https://pacioli.example", AUTH_SECRET: "production's-secret-of-32-characters" };
    expect(settings(stored).APP_URL).toBe(settings({}).APP_URL);
    expect(settings(stored).AUTH_SECRET).toBe(settings({}).AUTH_SECRET);
    expect(settings({ UPLOADS_DIR: "/data/uploads" }).UPLOADS_DIR).toBe("/data/uploads");
  });

  test("is refused elsewhere, and with a live key", () => {
    expect(settingProblems(settings({ VERCEL: "" }))).toEqual([
      "VERCEL_ENV=preview is for preview deployments on Vercel only.",
    ]);
    expect(settingProblems(settings({ STRIPE_SECRET_KEY: "sk_live_key" }))).toEqual([
      "STRIPE_SECRET_KEY is a live key, which a preview must not use.",
    ]);
  });
});
