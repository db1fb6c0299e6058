import "server-only";
import type { Metadata } from "next";
import { env } from "./env";

/**
 * Metadata of a prerendered page, with its canonical URL once the product's address is known. A build may not know it;
 * the running product renders these pages again.
 */
export const withCanonical = (path: string, metadata: Metadata): Metadata =>
  env.knownAppUrl ? { ...metadata, alternates: { canonical: path } } : metadata;
