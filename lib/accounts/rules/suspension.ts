export const REASON_LONGEST = 300;

/** What somebody reads who signs in to a suspended account. */
export const suspendedSentence = (reason: string): string =>
  `This account is suspended. Reason: ${/[.!?]$/.test(reason) ? reason : `${reason}.`}`;
