/** Texts of the sign-in and sign-up pages. Both pages send the same request. */
export const AUTH_COPY = {
  "sign-in": {
    button: "Send Magic Link",
    sent: { title: "Magic link sent", description: "Check your email for a link to sign in." },
    failed: "Failed to send magic link",
  },
  "sign-up": {
    button: "Continue",
    sent: { title: "Success!", description: "Please check your email for a login link." },
    failed: "Something went wrong",
  },
} as const;

export type AuthMode = keyof typeof AUTH_COPY;
