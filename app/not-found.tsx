import type { Metadata } from "next";
import { connection } from "next/server";
import { UnknownAddress } from "@/components/shell/unknown-address";

export const metadata: Metadata = { title: "404 Page Not Found" };

export default async function NotFound() {
  // Rendered per request: a prerendered page would have no nonce, and its scripts would be blocked.
  await connection();
  return <UnknownAddress />;
}
