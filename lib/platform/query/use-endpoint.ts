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
import { type ToastInput, toast } from "../browser/toast";
import { addressOf, type EndpointOf, type EndpointRef } from "../contract/address";
import type { CallInput, Endpoint, ResponseOf } from "../contract/endpoint";
import { call, sentenceOf } from "./call";
import { usePresses } from "./use-presses";

type Options<E extends Endpoint> = Pick<
  UseQueryOptions<ResponseOf<E>>,
  "enabled" | "refetchInterval" | "staleTime" | "placeholderData" | "retry" | "refetchOnMount"
> & {
  /** Aborts the request when no component uses its result any more. */
  cancelled?: boolean;
};

/** The key is the URL of the call, so invalidation goes by URL too. */
export const queryKeyOf = (spec: Pick<Endpoint, "path">, input?: { params?: object; query?: object }) =>
  [addressOf(spec, input)] as const;

type SendOptions = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined };
/** The key to count the running mutations of one kind. */
export const mutationKeyOf = ({ method, path }: EndpointRef) => [method, path] as const;

type Caller<E extends Endpoint> = (spec: EndpointRef, input: unknown, options?: SendOptions) => Promise<ResponseOf<E>>;

export function useEndpoint<const C extends EndpointRef>(
  spec: C,
  input: CallInput<EndpointOf<C>>,
  { cancelled, ...options }: Options<EndpointOf<C>> = {},
) {
  return useQuery<ResponseOf<EndpointOf<C>>>({
    queryKey: queryKeyOf(spec, input),
    // React Query aborts a query only when its signal was read.
    queryFn: (context) =>
      (call as Caller<EndpointOf<C>>)(spec, input, { signal: cancelled ? context.signal : undefined }),
    ...options,
  });
}

/** Refetches every query whose URL starts with one of the prefixes. */
export function invalidate(client: QueryClient, prefixes: readonly string[]) {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => prefixes.some((prefix) => String(queryKey[0]).startsWith(prefix)),
  });
}

type ToastText = Pick<ToastInput, "title" | "description" | "action">;
type ToastFor<T, Text = ToastText> = string | ToastText | ((value: T) => Text);

type MutationOptions<E extends Endpoint> = {
  /** URLs, or prefixes of URLs, whose data changes with this write. */
  invalidates: readonly string[];
  /** A function may return null where the screen itself shows the outcome. */
  successToast?: ToastFor<{ response: ResponseOf<E>; input: CallInput<E> }, ToastText | null>;
  /** The toast's title; the server's message is its text. A function may return the whole toast. */
  errorToast?: ToastFor<{ sentence: string; error: unknown; input: CallInput<E> }>;
  /** Updates the cache before the server confirms; returns how to undo it. */
  optimistic?: (client: QueryClient, input: CallInput<E>) => () => void;
  /** Keeps a write that could not be sent, to send it later. Returns the response that the screen shows until then. */
  keepForLater?: (error: unknown, input: CallInput<E>) => ResponseOf<E> | undefined;
  onSuccess?: (response: ResponseOf<E>, input: CallInput<E>) => void;
  onError?: (error: unknown, input: CallInput<E>) => void;
};

/** The toast of a write that failed: 'Failed to delete event: ' and the server's message. */
export const failedTo =
  (action: string) =>
  ({ sentence }: { sentence: string }) => ({ title: "Error", description: `Failed to ${action}: ${sentence}` });

const toastText = <T, Text>(text: ToastFor<T, Text>, value: T, description?: string): ToastText | Text => {
  if (typeof text === "function") return text(value);
  return typeof text === "string" ? { title: text, description } : text;
};

/**
 * A mutation with its toasts. Every write of the signed-in product uses this. A double press is sent once: the same
 * input is not sent again until the screen shows the result of the first.
 */
export function useEndpointMutation<const C extends EndpointRef>(spec: C, options: MutationOptions<EndpointOf<C>>) {
  const client = useQueryClient();
  const presses = usePresses<ResponseOf<EndpointOf<C>>>();
  const mutation = useMutation<ResponseOf<EndpointOf<C>>, unknown, CallInput<EndpointOf<C>>, { undo?: () => void }>({
    mutationKey: mutationKeyOf(spec),
    mutationFn: async (input) => {
      try {
        return await (call as Caller<EndpointOf<C>>)(spec, input, {
          idempotencyKey: spec.method === "POST" ? presses.keyOf(input) : undefined,
        });
      } catch (error) {
        const provisional = options.keepForLater?.(error, input);
        if (!provisional) throw error;
        return provisional;
      }
    },
    onMutate: (input) => ({ undo: options.optimistic?.(client, input) }),
    onSuccess: (response, input) => {
      const text = options.successToast && toastText(options.successToast, { response, input });
      if (text) toast(text);
      options.onSuccess?.(response, input);
    },
    onError: (error, input, context) => {
      context?.undo?.();
      const sentence = sentenceOf(error);
      if (options.errorToast)
        toast({ variant: "destructive", ...toastText(options.errorToast, { sentence, error, input }, sentence) });
      options.onError?.(error, input);
    },
    onSettled: () => invalidate(client, options.invalidates),
  });
  type Callbacks = MutateOptions<ResponseOf<EndpointOf<C>>, unknown, CallInput<EndpointOf<C>>, { undo?: () => void }>;
  const start = mutation.mutateAsync as (
    input: CallInput<EndpointOf<C>>,
    callbacks?: Callbacks,
  ) => Promise<ResponseOf<EndpointOf<C>>>;
  const { once } = presses;
  const mutateAsync = useCallback(
    (input: CallInput<EndpointOf<C>>, callbacks?: Callbacks) => once(input, () => start(input, callbacks)),
    [once, start],
  );
  const mutate = useCallback(
    // The toast above reports a failure; an unhandled promise would also log it to the console.
    (input: CallInput<EndpointOf<C>>, callbacks?: Callbacks) =>
      void mutateAsync(input, callbacks).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
