import "server-only";
import { addressFrom, networkFrom } from "./limits";

/** The sender of a request, as rate limits and logs need it. */
export type Client = {
  requestId: string;
  /** The key for rate limits. */
  address: string;
  /** Stored in logs instead of the full address. */
  network: string | null;
  userAgent: string;
};

export const clientOf = ({ headers }: Request, requestId: string): Client => ({
  requestId,
  address: addressFrom(headers),
  network: networkFrom(headers),
  userAgent: (headers.get("user-agent") ?? "").slice(0, 300),
});
