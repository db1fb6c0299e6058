import "server-only";
import type { Metadata } from "next";
import "./preview";

/**
 * Metadata of a prerendered page, with its canonical URL once the product's address is known. A build may not know it;
 * the running product renders these pages again.
 */
export const withCanonical = (path: string, metadata: Metadata): Metadata =>
  process.env.APP_URL ? { ...metadata, alternates: { canonical: path } } : metadata;
