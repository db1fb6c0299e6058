import "server-only";
import { isPreview, previewProblems } from "./preview";

const local = () => process.env.LOCAL === "1";

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. docs/running.md lists every setting.`);
  return value;
}

const keysOf = <T extends object>(clientId: string | undefined, clientSecret: string | undefined, more: T) =>
  clientId && clientSecret ? { clientId, clientSecret, ...more } : undefined;

/** The settings of the process. They are read on access, so a build needs none of them. */
export const env = {
  get local() {
    return local();
  },
  get preview() {
    return isPreview();
  },
  /** In a preview without Resend mails are kept in the database and shown on `/preview`. */
  get keepsMail() {
    return isPreview() && !process.env.RESEND_API_KEY;
  },
  /** A preview without Stripe's keys takes no payments. */
  get takesPayments() {
    return !isPreview() || Boolean(process.env.STRIPE_SECRET_KEY);
  },
  get databaseUrl() {
    return required("DATABASE_URL");
  },
  /** Off for a pooler that cannot keep prepared statements across its server connections. */
  get preparedStatements() {
    return process.env.PREPARED_STATEMENTS !== "off";
  },
  /** How long a request waits for a free connection before it gets 503. */
  get databaseWaitMs() {
    return Number(process.env.DATABASE_WAIT_MS ?? 5000);
  },
  /** Statements that take longer are logged. */
  get slowStatementMs() {
    return Number(process.env.SLOW_STATEMENT_MS ?? 500);
  },
  /** How long a user waits for Stripe before we respond with 503. */
  get stripeWaitMs() {
    return Number(process.env.STRIPE_WAIT_MS ?? 7500);
  },
  get appUrl() {
    return required("APP_URL").replace(/\/$/, "");
  },
  get authSecret() {
    return required("AUTH_SECRET");
  },
  /** The keys of 'Continue with Google' and 'Continue with Microsoft', where they are set. */
  get signInProviders() {
    const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, AUTH_GOOGLE_ISSUER } = process.env;
    const { AUTH_MICROSOFT_ENTRA_ID_ID, AUTH_MICROSOFT_ENTRA_ID_SECRET, AUTH_MICROSOFT_ENTRA_ID_ISSUER } = process.env;
    // Google has one issuer; another one is a stand-in, on one's own machine only.
    const standIn = local() && AUTH_GOOGLE_ISSUER ? { issuer: AUTH_GOOGLE_ISSUER } : {};
    return {
      google: keysOf(AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, standIn),
      microsoft: AUTH_MICROSOFT_ENTRA_ID_ISSUER
        ? keysOf(AUTH_MICROSOFT_ENTRA_ID_ID, AUTH_MICROSOFT_ENTRA_ID_SECRET, { issuer: AUTH_MICROSOFT_ENTRA_ID_ISSUER })
        : undefined,
    };
  },
  get cronSecret() {
    return process.env.CRON_SECRET;
  },
  get mailFrom() {
    return process.env.MAIL_FROM ?? "Pacioli <hello@localhost>";
  },
  get resendKey() {
    return required("RESEND_API_KEY");
  },
  get stripe() {
    const { STRIPE_HOST, STRIPE_PORT, STRIPE_PROTOCOL } = process.env;
    const elsewhere = local() && STRIPE_HOST ? { host: STRIPE_HOST, port: Number(STRIPE_PORT) } : undefined;
    return {
      secretKey: required("STRIPE_SECRET_KEY"),
      /** The address of a local stand-in; allowed on a developer's machine only. */
      elsewhere: elsewhere && ({ ...elsewhere, protocol: STRIPE_PROTOCOL === "https" ? "https" : "http" } as const),
    };
  },
  /** Two secrets while one replaces the other. */
  get stripeWebhookSecrets(): string[] {
    if (!env.takesPayments) return [];
    return required("STRIPE_WEBHOOK_SECRET")
      .split(",")
      .flatMap((secret) => secret.trim() || []);
  },
  /** A price's id, or the lookup key of one. */
  get stripePrice() {
    return process.env.STRIPE_PRICE || "premium_monthly";
  },
  /** The form in our own page, only where both are set; else Stripe's page. */
  get stripeEmbeddedKey() {
    return process.env.STRIPE_CHECKOUT === "embedded" ? process.env.STRIPE_PUBLISHABLE_KEY || undefined : undefined;
  },
  get adminEmails(): string[] {
    return (process.env.ADMIN_EMAILS ?? "")
      .split(",")
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean);
  },
  get uploadThingToken() {
    return process.env.UPLOADTHING_TOKEN || undefined;
  },
  /** The folder for uploads when UploadThing is not configured. */
  get uploadsDir() {
    return required("UPLOADS_DIR");
  },
  /** Rate limits can be switched off on a developer's machine only. */
  get limits() {
    return !(local() && process.env.RATE_LIMITS === "off");
  },
  /** How many trusted proxies add to X-Forwarded-For; Vercel is one. With 0 the header is ignored. */
  get trustedProxies() {
    return Number(process.env.TRUSTED_PROXIES ?? (process.env.VERCEL ? 1 : 0));
  },
  get secure() {
    return env.appUrl.startsWith("https:");
  },
};

/** The format of each value that is set, and the message when it does not match. */
const FORMS: Record<string, { is: (value: string) => boolean; sentence: string; hosted?: true }> = {
  AUTH_SECRET: { is: (value) => value.length >= 32, sentence: "needs 32 characters or more.", hosted: true },
  CRON_SECRET: { is: (value) => value.length >= 16, sentence: "needs 16 characters or more.", hosted: true },
  APP_URL: {
    is: (value) => /^https:\/\/[^/]+\/?$/.test(value),
    sentence: "must be an https address without a path.",
    hosted: true,
  },
  TRUSTED_PROXIES: { is: (value) => /^\d$/.test(value), sentence: "must be a whole number from 0 to 9." },
  PREPARED_STATEMENTS: { is: (value) => /^(on|off)$/.test(value), sentence: "must be on or off." },
  DATABASE_WAIT_MS: { is: (value) => /^\d{1,5}$/.test(value), sentence: "must be a number of milliseconds." },
  SLOW_STATEMENT_MS: { is: (value) => /^\d{1,6}$/.test(value), sentence: "must be a number of milliseconds." },
  STRIPE_WAIT_MS: { is: (value) => /^\d{1,5}$/.test(value), sentence: "must be a number of milliseconds." },
};

const ALWAYS = ["DATABASE_URL", "APP_URL", "AUTH_SECRET"];
const HOSTED = ["RESEND_API_KEY", "MAIL_FROM", "CRON_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
const STAND_INS = ["RESEND_BASE_URL", "STRIPE_HOST"];

/** The problems that prevent this process from serving, one sentence each. Empty when there are none. */
export function settingProblems(settings: NodeJS.ProcessEnv = process.env): string[] {
  const hosted = settings.LOCAL !== "1";
  const preview = isPreview(settings);
  const missing = [...ALWAYS, ...(hosted && !preview ? HOSTED : [])].filter((name) => !settings[name]);
  const standIns = hosted ? STAND_INS.filter((name) => settings[name]) : [];
  const malformed = Object.entries(FORMS).filter(([name, form]) => {
    const value = settings[name];
    return value && (hosted || !form.hosted) && !form.is(value);
  });
  const noPlace = hosted && !settings.UPLOADS_DIR && !settings.UPLOADTHING_TOKEN;
  return [
    ...(preview ? previewProblems(settings) : []),
    ...missing.map((name) => `${name} is not set.`),
    ...malformed.map(([name, { sentence }]) => `${name} ${sentence}`),
    ...(noPlace
      ? ["Uploads have no place: set UPLOADTHING_TOKEN, or UPLOADS_DIR where a disk outlives the process."]
      : []),
    ...standIns.map((name) => `${name} points at a local stand-in, which only LOCAL=1 allows.`),
  ];
}
