/** What a call needs to succeed. */
export type Sample = {
  id?: number | string;
  place?: number;
  userId?: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  file?: Uint8Array;
};
