/** The settings that a hosted product needs besides its database and its address. The keys open nothing. */
export const HOSTED_SETTINGS = {
  NODE_ENV: "production",
  AUTH_SECRET: "a".repeat(32),
  CRON_SECRET: "c".repeat(32),
  RESEND_API_KEY: "re_none",
  MAIL_FROM: "Pacioli <hello@learn.example.org>",
  STRIPE_SECRET_KEY: "sk_test_none",
  STRIPE_WEBHOOK_SECRET: "whsec_none",
};
