import "server-only";
import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { addressOf } from "./address";
import type { Answer, Endpoint, Input } from "./contract";
import { newQueryClient } from "./query-client";

type Known = { key: string; answer: Promise<unknown> };

/** Pairs the browser's key with the server's answer; parsed as the API would, so a page shows no more than a call. */
export function known<const E extends Endpoint>(
  spec: E,
  input: Omit<Input<E>, "body" | "file">,
  answer: Promise<Answer<E>> | Answer<E>,
): Known {
  return { key: addressOf(spec, input), answer: Promise.resolve(answer).then((value) => z.parse(spec.answer, value)) };
}

/** Fills the browser's cache with what its first render asks for. A part that fails fails the page. */
export async function Prefetched({ parts, children }: { parts: Known[]; children: ReactNode }) {
  const client = newQueryClient();
  await Promise.all(parts.map(async ({ key, answer }) => client.setQueryData([key], await answer)));
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
