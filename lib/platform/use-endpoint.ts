"use client";
import {
  type MutateOptions,
  type QueryClient,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import { addressOf, type Callable, type Of } from "./address";
import { call, sentenceOf } from "./call";
import type { Answer, Endpoint, Input } from "./contract";
import { type ToastInput, toast } from "./toast";
import { usePresses } from "./use-presses";

type Options<E extends Endpoint> = Pick<
  UseQueryOptions<Answer<E>>,
  "enabled" | "refetchInterval" | "staleTime" | "placeholderData" | "retry" | "refetchOnMount"
> & {
  /** The request ends when nobody waits for its answer any more. */
  cancelled?: boolean;
};

/** The key is the call's address, so that refreshing goes by address too. */
export const keyOf = (spec: Pick<Endpoint, "path">, input?: { params?: object; query?: object }) =>
  [addressOf(spec, input)] as const;

type Sending = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined };
/** By which the writes of one kind that are under way are counted. */
export const writeKeyOf = ({ method, path }: Callable) => [method, path] as const;

type Calling<E extends Endpoint> = (spec: Callable, input: unknown, sending?: Sending) => Promise<Answer<E>>;

export function useEndpoint<const C extends Callable>(
  spec: C,
  input: Input<Of<C>>,
  { cancelled, ...options }: Options<Of<C>> = {},
) {
  return useQuery<Answer<Of<C>>>({
    queryKey: keyOf(spec, input),
    // Reading the signal is what makes a query end with its last reader.
    queryFn: (context) => (call as Calling<Of<C>>)(spec, input, { signal: cancelled ? context.signal : undefined }),
    ...options,
  });
}

/** Asks anew for every answer whose address begins with one of these. */
export function refresh(client: QueryClient, prefixes: readonly string[]) {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => prefixes.some((prefix) => String(queryKey[0]).startsWith(prefix)),
  });
}

type Words = Pick<ToastInput, "title" | "description" | "action">;
type Toasted<T> = string | Words | ((value: T) => Words);

type Write<E extends Endpoint> = {
  /** Addresses, or beginnings of addresses, that show something else afterwards. */
  refreshes: readonly string[];
  done?: Toasted<{ answer: Answer<E>; input: Input<E> }>;
  /** The toast's title; the server's sentence is its text. A function may word the whole toast. */
  failed?: Toasted<{ sentence: string; error: unknown; input: Input<E> }>;
  /** Shows the outcome before the server confirms it; returns how to take that back. */
  ahead?: (client: QueryClient, input: Input<E>) => () => void;
  onDone?: (answer: Answer<E>, input: Input<E>) => void;
  onFailed?: (error: unknown, input: Input<E>) => void;
};

const worded = <T>(words: Toasted<T>, value: T, description?: string): Words => {
  if (typeof words === "function") return words(value);
  return typeof words === "string" ? { title: words, description } : words;
};

/**
 * A write with its words beside it. Every write of the signed-in product goes through here. A double press is one
 * press: the same input again, before the screen shows the outcome of the first, is not sent.
 */
export function useWrite<const C extends Callable>(spec: C, words: Write<Of<C>>) {
  const client = useQueryClient();
  const presses = usePresses<Answer<Of<C>>>();
  const mutation = useMutation<Answer<Of<C>>, unknown, Input<Of<C>>, { undo?: () => void }>({
    mutationKey: writeKeyOf(spec),
    mutationFn: (input) =>
      (call as Calling<Of<C>>)(spec, input, {
        idempotencyKey: spec.method === "POST" ? presses.keyOf(input) : undefined,
      }),
    onMutate: (input) => ({ undo: words.ahead?.(client, input) }),
    onSuccess: (answer, input) => {
      if (words.done) toast(worded(words.done, { answer, input }));
      words.onDone?.(answer, input);
    },
    onError: (error, input, context) => {
      context?.undo?.();
      const sentence = sentenceOf(error);
      if (words.failed)
        toast({ variant: "destructive", ...worded(words.failed, { sentence, error, input }, sentence) });
      words.onFailed?.(error, input);
    },
    onSettled: () => refresh(client, words.refreshes),
  });
  type Outcome = MutateOptions<Answer<Of<C>>, unknown, Input<Of<C>>, { undo?: () => void }>;
  const start = mutation.mutateAsync as (input: Input<Of<C>>, outcome?: Outcome) => Promise<Answer<Of<C>>>;
  const { once } = presses;
  const mutateAsync = useCallback(
    (input: Input<Of<C>>, outcome?: Outcome) => once(input, () => start(input, outcome)),
    [once, start],
  );
  const mutate = useCallback(
    // The words above tell of a failure; a promise that nobody holds would tell the console, too.
    (input: Input<Of<C>>, outcome?: Outcome) => void mutateAsync(input, outcome).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
