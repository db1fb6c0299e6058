import "server-only";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { addressOf } from "../contract/address";
import type { CallInput, Endpoint, ResponseOf } from "../contract/endpoint";
import { HydratedQueries } from "./hydrated-queries";
import { pack } from "./packed";

type PrefetchedQuery = { key: string; data: Promise<unknown> };

/**
 * Pairs the browser's query key with the server's data. The data is parsed as in the API, so a page gets no more fields
 * than a call. A `shape` with fewer fields makes the page smaller; the type of the call's hook must then leave them out, too.
 */
export function prefetched<const E extends Endpoint>(
  spec: E,
  input: Omit<CallInput<E>, "body" | "file">,
  data: Promise<ResponseOf<E>> | ResponseOf<E>,
  shape: z.ZodMiniType = spec.response,
): PrefetchedQuery {
  return { key: addressOf(spec, input), data: Promise.resolve(data).then((value) => z.parse(shape, value)) };
}

/** Fills the browser's query cache for the first render. When one read fails, the page fails. */
export async function Hydrate({ queries, children }: { queries: PrefetchedQuery[]; children: ReactNode }) {
  const entries = await Promise.all(queries.map(async ({ key, data }) => [key, await data]));
  // One text instead of a tree of objects: shorter, and React does not walk through each value on both sides.
  return (
    <HydratedQueries packed={pack(entries)} readAt={Date.now()}>
      {children}
    </HydratedQueries>
  );
}
