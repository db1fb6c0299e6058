import "server-only";
import type { Metadata } from "next";

/**
 * The facts of a prerendered page, with its canonical address once the product's own address is known. A build may not
 * know it; the running product renders these pages anew.
 */
export const withCanonical = (path: string, metadata: Metadata): Metadata =>
  process.env.APP_URL ? { ...metadata, alternates: { canonical: path } } : metadata;
