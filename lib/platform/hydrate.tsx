import "server-only";
import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { addressOf } from "./address";
import type { Endpoint, Input, ResponseOf } from "./contract";
import { newQueryClient } from "./query-client";

type PrefetchedQuery = { key: string; data: Promise<unknown> };

/**
 * Pairs the browser's query key with the server's data. The data is parsed as in the API, so a page gets no more than a
 * call.
 */
export function prefetched<const E extends Endpoint>(
  spec: E,
  input: Omit<Input<E>, "body" | "file">,
  data: Promise<ResponseOf<E>> | ResponseOf<E>,
): PrefetchedQuery {
  return { key: addressOf(spec, input), data: Promise.resolve(data).then((value) => z.parse(spec.response, value)) };
}

/** Fills the browser's query cache for the first render. When one read fails, the page fails. */
export async function Hydrate({ queries, children }: { queries: PrefetchedQuery[]; children: ReactNode }) {
  const client = newQueryClient();
  await Promise.all(queries.map(async ({ key, data }) => client.setQueryData([key], await data)));
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
