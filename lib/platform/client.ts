import "server-only";
import { addressFrom, networkFrom } from "./limits";

/** Who sends a request, as far as limits and logs know. */
export type Client = {
  requestId: string;
  /** What limits count by. */
  address: string;
  /** What logs keep: less than the address. */
  network: string | null;
  userAgent: string;
};

export const clientOf = ({ headers }: Request, requestId: string): Client => ({
  requestId,
  address: addressFrom(headers),
  network: networkFrom(headers),
  userAgent: (headers.get("user-agent") ?? "").slice(0, 300),
});
