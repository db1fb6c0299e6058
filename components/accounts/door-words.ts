/** The two doors differ in what they ask and say; what they send is one call. */
export const DOOR_WORDS = {
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

export type Door = keyof typeof DOOR_WORDS;
