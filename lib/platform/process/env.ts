import "server-only";
import * as z from "zod/mini";
import { isPreview, previewProblems } from "./preview";

// Every setting of the app, with its shape. No other file but preview.ts reads process.env.

const text = z.string("is not set.");
const matching = (form: RegExp, sentence: string) => text.check(z.regex(form, sentence));
const milliseconds = z.pipe(matching(/^\d{1,6}$/, "must be a number of milliseconds."), z.transform(Number));
const list = (form: RegExp, sentence: string) =>
  z.pipe(
    z.pipe(
      text,
      z.transform((value) => value.split(",").flatMap((part) => part.trim() || [])),
    ),
    z
      .array(z.string())
      .check(z.refine((parts) => parts.length > 0 && parts.every((part) => form.test(part)), sentence)),
  );
const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536;

const fields = {
  LOCAL: text,
  VERCEL: text,
  // server.mjs, which is no part of the build, reads these three by itself.
  PORT: text.check(z.refine(isPort, "must be a port number from 1 to 65535.")),
  HOST: text,
  REQUEST_TIMEOUT_MS: milliseconds,
  DATABASE_URL: matching(/^postgres(ql)?:\/\/\S+$/, "must be an address that begins with postgres://."),
  PREPARED_STATEMENTS: matching(/^(on|off)$/, "must be on or off."),
  DATABASE_WAIT_MS: milliseconds,
  SLOW_STATEMENT_MS: milliseconds,
  STRIPE_WAIT_MS: milliseconds,
  APP_URL: z.pipe(
    text,
    z.transform((value) => value.replace(/\/$/, "")),
  ),
  AUTH_SECRET: text,
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  AUTH_GOOGLE_ISSUER: text,
  AUTH_MICROSOFT_ENTRA_ID_ID: text,
  AUTH_MICROSOFT_ENTRA_ID_SECRET: text,
  AUTH_MICROSOFT_ENTRA_ID_ISSUER: text,
  CRON_SECRET: text,
  MAIL_FROM: text,
  RESEND_API_KEY: text,
  RESEND_BASE_URL: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: list(/^whsec_./, "must be a signing secret that begins with whsec_, or two with a comma."),
  STRIPE_PRICE: text,
  STRIPE_CHECKOUT: matching(/^(hosted|embedded)$/, "must be hosted or embedded."),
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_HOST: text,
  STRIPE_PORT: z.pipe(text, z.transform(Number)),
  STRIPE_PROTOCOL: text,
  ADMIN_EMAILS: list(/^[^\s@]+@[^\s@]+$/, "must be e-mail addresses with commas between."),
  UPLOADTHING_TOKEN: matching(/^eyJ[\w+/=-]+$/, "must be UploadThing's long token, which begins with eyJ."),
  UPLOADS_DIR: text,
  RATE_LIMITS: matching(/^(on|off)$/, "must be on or off."),
  TRUSTED_PROXIES: z.pipe(matching(/^\d$/, "must be a whole number from 0 to 9."), z.transform(Number)),
  LOG_LEVEL: matching(
    /^(trace|debug|info|warn|error|fatal|silent)$/,
    "must be trace, debug, info, warn, error, fatal or silent.",
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: matching(/^https?:\/\/\S+$/, "must be an http or https address."),
  OTEL_SERVICE_NAME: text,
};

/** Stricter where others can reach the product. */
const hostedFields = {
  ...fields,
  AUTH_SECRET: matching(/^.{32}/s, "needs 32 characters or more."),
  CRON_SECRET: matching(/^.{16}/s, "needs 16 characters or more."),
  APP_URL: matching(/^https:\/\/[^/]+\/?$/, "must be an https address without a path."),
  // We trust what this address says about a person, so nobody may change it on the way.
  AUTH_MICROSOFT_ENTRA_ID_ISSUER: matching(/^https:\/\//, "must be an https address."),
};

/** The keys of one provider: all of them or none. */
const PROVIDER_KEYS: Name[][] = [
  ["AUTH_GOOGLE_ID", "AUTH_GOOGLE_SECRET"],
  ["AUTH_MICROSOFT_ENTRA_ID_ID", "AUTH_MICROSOFT_ENTRA_ID_SECRET", "AUTH_MICROSOFT_ENTRA_ID_ISSUER"],
];

type Name = keyof typeof fields;
type Value<N extends Name> = z.output<(typeof fields)[N]>;

export const settingNames = Object.keys(fields) as Name[];

const ALWAYS: Name[] = ["DATABASE_URL", "APP_URL", "AUTH_SECRET"];
const HOSTED: Name[] = ["RESEND_API_KEY", "MAIL_FROM", "CRON_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
const STAND_INS: Name[] = ["RESEND_BASE_URL", "STRIPE_HOST"];

const parsed = new Map<Name, { raw: string; value: unknown }>();

/** The value of a setting; undefined when it is not set or blank. Each value is parsed once. */
function read<N extends Name>(name: N): Value<N> | undefined {
  const raw = process.env[name];
  if (!raw) return undefined;
  const cached = parsed.get(name);
  if (cached?.raw === raw) return cached.value as Value<N>;
  const value = fields[name].parse(raw);
  parsed.set(name, { raw, value });
  return value as Value<N>;
}

function required<N extends Name>(name: N): Value<N> {
  const value = read(name);
  if (value === undefined) throw new Error(`${name} is not set. docs/running.md lists every setting.`);
  return value;
}

const local = () => read("LOCAL") === "1";

const keysOf = <T extends object>(clientId: string | undefined, clientSecret: string | undefined, issuer: T) =>
  clientId && clientSecret ? { clientId, clientSecret, ...issuer } : undefined;

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
    return isPreview() && !read("RESEND_API_KEY");
  },
  /** A preview without Stripe's keys takes no payments. */
  get takesPayments() {
    return !isPreview() || Boolean(read("STRIPE_SECRET_KEY"));
  },
  get databaseUrl() {
    return required("DATABASE_URL");
  },
  /** Off for a pooler that cannot keep prepared statements across its server connections. */
  get preparedStatements() {
    return read("PREPARED_STATEMENTS") !== "off";
  },
  /** How long a request waits for a free connection before it gets 503. */
  get databaseWaitMs() {
    return read("DATABASE_WAIT_MS") ?? 5000;
  },
  /**
   * How long an unused connection stays open. A new one has to plan every statement again, which costs a page more than
   * its data. A function on Vercel may be frozen for long, so it closes them early.
   */
  get databaseIdleMs() {
    return read("VERCEL") ? 10_000 : 300_000;
  },
  /** Statements that take longer are logged. */
  get slowStatementMs() {
    return read("SLOW_STATEMENT_MS") ?? 500;
  },
  /** How long a user waits for Stripe before we respond with 503. */
  get stripeWaitMs() {
    return read("STRIPE_WAIT_MS") ?? 7500;
  },
  get appUrl() {
    return required("APP_URL");
  },
  /** For code that a build runs before the address is set. */
  get knownAppUrl() {
    return read("APP_URL");
  },
  get authSecret() {
    return required("AUTH_SECRET");
  },
  /** The keys of 'Continue with Google' and 'Continue with Microsoft', where they are set. */
  get signInProviders() {
    const googleIssuer = read("AUTH_GOOGLE_ISSUER");
    const issuer = read("AUTH_MICROSOFT_ENTRA_ID_ISSUER");
    // Google has one issuer; any other is a stand-in, for a developer's machine only.
    const standIn = local() && googleIssuer ? { issuer: googleIssuer } : {};
    return {
      google: keysOf(read("AUTH_GOOGLE_ID"), read("AUTH_GOOGLE_SECRET"), standIn),
      microsoft: issuer
        ? keysOf(read("AUTH_MICROSOFT_ENTRA_ID_ID"), read("AUTH_MICROSOFT_ENTRA_ID_SECRET"), { issuer })
        : undefined,
    };
  },
  get cronSecret() {
    return read("CRON_SECRET");
  },
  get mailFrom() {
    return read("MAIL_FROM") ?? "Pacioli <hello@localhost>";
  },
  get resendKey() {
    return required("RESEND_API_KEY");
  },
  get stripe() {
    const host = read("STRIPE_HOST");
    const protocol = read("STRIPE_PROTOCOL") === "https" ? ("https" as const) : ("http" as const);
    return {
      secretKey: required("STRIPE_SECRET_KEY"),
      /** The address of a local stand-in; allowed on a developer's machine only. */
      standIn: local() && host ? { host, port: read("STRIPE_PORT") ?? Number.NaN, protocol } : undefined,
    };
  },
  /** Two secrets while one replaces the other. */
  get stripeWebhookSecrets(): string[] {
    return env.takesPayments ? required("STRIPE_WEBHOOK_SECRET") : [];
  },
  /** A price's id, or the lookup key of one. */
  get stripePrice() {
    return read("STRIPE_PRICE") ?? "premium_monthly";
  },
  /** The form in our own page, only where both are set; else Stripe's page. */
  get stripeEmbeddedKey() {
    return read("STRIPE_CHECKOUT") === "embedded" ? read("STRIPE_PUBLISHABLE_KEY") : undefined;
  },
  get adminEmails(): string[] {
    return (read("ADMIN_EMAILS") ?? []).map((email) => email.toLowerCase());
  },
  get uploadThingToken() {
    return read("UPLOADTHING_TOKEN");
  },
  /** The folder for uploads when UploadThing is not configured. */
  get uploadsDir() {
    return required("UPLOADS_DIR");
  },
  /** Rate limits can be switched off on a developer's machine only. */
  get limits() {
    return !(local() && read("RATE_LIMITS") === "off");
  },
  /** How many trusted proxies add to X-Forwarded-For; Vercel is one. With 0 the header is ignored. */
  get trustedProxies() {
    return read("TRUSTED_PROXIES") ?? (read("VERCEL") ? 1 : 0);
  },
  get secure() {
    return env.appUrl.startsWith("https:");
  },
  /** The log is made before the settings are checked, so a wrong level must not throw here. */
  get logLevel() {
    return fields.LOG_LEVEL.safeParse(process.env.LOG_LEVEL).data ?? "info";
  },
  /** Traces and metrics are sent where this is set. */
  get collector() {
    return read("OTEL_EXPORTER_OTLP_ENDPOINT");
  },
  get serviceName() {
    return read("OTEL_SERVICE_NAME") ?? "pacioli";
  },
};

/** The problems that prevent this process from serving, one sentence each. Empty when there are none. */
export function settingProblems(settings: NodeJS.ProcessEnv = process.env): string[] {
  const hosted = settings.LOCAL !== "1";
  const preview = isPreview(settings);
  const needed = new Set<string>([...ALWAYS, ...(hosted && !preview ? HOSTED : [])]);
  const shapes = Object.entries(hosted ? hostedFields : fields);
  const wrongValues = shapes.flatMap(([name, shape]) => {
    const value = settings[name] || undefined;
    if (value === undefined && !needed.has(name)) return [];
    return shape.safeParse(value).error?.issues.map(({ message }) => `${name} ${message}`) ?? [];
  });
  const standIns = hosted ? STAND_INS.filter((name) => settings[name]) : [];
  const hasUploads = settings.UPLOADS_DIR || settings.UPLOADTHING_TOKEN;
  return [
    ...(preview ? previewProblems(settings) : []),
    ...wrongValues,
    ...incompleteProviders(settings),
    ...(hosted && !hasUploads
      ? ["Uploads have no place: set UPLOADTHING_TOKEN, or UPLOADS_DIR where a disk outlives the process."]
      : []),
    ...standIns.map((name) => `${name} points at a local stand-in, which only LOCAL=1 allows.`),
  ];
}

/** A sentence for each missing key of a provider that has some of its keys. */
function incompleteProviders(settings: NodeJS.ProcessEnv): string[] {
  return PROVIDER_KEYS.flatMap((names) => {
    const missing = names.filter((name) => !settings[name]);
    const present = names.find((name) => settings[name]);
    return present ? missing.map((name) => `${name} is not set, but ${present} is.`) : [];
  });
}
