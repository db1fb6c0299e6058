"use client";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { call } from "@/lib/platform/query/call";
import { invalidate, queryKeyOf, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "../contract/attempts";
import type * as items from "../contract/items";
import type { Answered, Attempt, AttemptHead, Item } from "../contract/shapes";
import { isTimed } from "../rules/words";
import { tabName } from "./tab";

const getAttempt = clientEndpoint<typeof contract.getAttempt>("GET", "/api/attempts/{id}");
const startAttempt = clientEndpoint<typeof contract.startAttempt>("POST", "/api/attempts");
const holdAttempt = clientEndpoint<typeof contract.holdAttempt>("POST", "/api/attempts/{id}/hold");
const finishAttempt = clientEndpoint<typeof contract.finishAttempt>("POST", "/api/attempts/{id}/finish");
const getResult = clientEndpoint<typeof contract.getResult>("GET", "/api/attempts/{id}/result");
const changeItem = clientEndpoint<typeof items.changeItem>("PATCH", "/api/attempts/{id}/items/{place}");
const skipItem = clientEndpoint<typeof items.skipItem>("POST", "/api/attempts/{id}/skip/{place}");
const reportItem = clientEndpoint<typeof items.reportItem>("POST", "/api/attempts/{id}/items/{place}/report");

/** The queries that change after an answer. */
const AFTER_ANSWER = [
  "/api/user/practice",
  "/api/user/reviews",
  "/api/user/mistakes",
  "/api/user/progress",
  "/api/user/study-days",
];

/** One cache key for all tabs, because the server does not have the tab's id when it renders the page. */
const keyFor = (id: number) => queryKeyOf(getAttempt, { params: { id } });

/** The attempt; refetched once with this tab's id, which returns whether this tab may write. */
export const useAttempt = (id: number) =>
  useQuery<Attempt>({
    queryKey: keyFor(id),
    queryFn: () => call(getAttempt, { params: { id }, query: { tab: tabName() } }),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });

export const showAttempt = (client: QueryClient, attempt: Attempt) =>
  client.setQueryData<Attempt>(keyFor(attempt.id), attempt);

export function changeAttempt(client: QueryClient, id: number, by: (attempt: Attempt) => Attempt): void {
  const queryKey = keyFor(id);
  client.setQueryData<Attempt>(queryKey, (attempt) => attempt && by(attempt));
  // A running read may have begun before this change was stored. Its result would undo the change on the screen.
  if (client.isFetching({ queryKey, exact: true }) > 0) void client.invalidateQueries({ queryKey, exact: true });
}

const showItem = (client: QueryClient, id: number, item: Item) =>
  changeAttempt(client, id, (attempt) => ({
    ...attempt,
    items: attempt.items.map((one) => (one.place === item.place ? item : one)),
  }));

/** The attempt with one more item at its end, once. */
const withItem = ({ items, order }: Attempt, added: Item): Pick<Attempt, "items" | "order"> => ({
  items: [...items.filter(({ place }) => place !== added.place), added],
  order: [...order.filter((place) => place !== added.place), added.place],
});

export const showHead = (client: QueryClient, head: AttemptHead) =>
  changeAttempt(client, head.id, (attempt) => ({ ...attempt, ...head }));

/** Callbacks of the screen for a marked answer, and for an attempt that another tab took over. */
export function useAttemptCache(id: number) {
  const client = useQueryClient();
  return {
    showAnswered({ item, attempt, added }: Answered) {
      showItem(client, id, item);
      changeAttempt(client, id, (now) => ({ ...now, ...attempt, ...(added && withItem(now, added)) }));
      void invalidate(client, AFTER_ANSWER);
    },
    /** The open questions of a point that the student set aside. */
    showLeftOut: (pointId: number) =>
      void changeAttempt(client, id, (now) => ({
        ...now,
        items: now.items.map((one) =>
          one.pointId === pointId && one.state === "new" ? { ...one, withdrawn: true } : one,
        ),
      })),
    showElsewhere: () => void changeAttempt(client, id, (attempt) => ({ ...attempt, held: false })),
    refetch: () => void client.invalidateQueries({ queryKey: keyFor(id) }),
  };
}

export function useStartAttempt(onStarted: (attempt: Attempt) => void) {
  const client = useQueryClient();
  const write = useEndpointMutation(startAttempt, {
    invalidates: ["/api/user/practice", "/api/attempts?"],
    errorToast: ({ sentence, input }) => ({
      title: isTimed(input.body.kind) ? "The exam could not be started" : "Practice could not be started",
      description: sentence,
    }),
    // It may be refused because of a mock exam that the page does not know of.
    onError: (_, { body }) => body.kind === "mock" && void invalidate(client, [`/api/courses/${body.courseId}/mocks`]),
    onSuccess: (attempt) => {
      showAttempt(client, attempt);
      onStarted(attempt);
    },
  });
  return {
    ...write,
    start: (form: Omit<contract.AttemptForm, "tab">) => write.mutate({ body: { ...form, tab: tabName() } }),
  };
}

export function useHold(id: number) {
  const client = useQueryClient();
  const write = useEndpointMutation(holdAttempt, {
    invalidates: [],
    errorToast: "This attempt could not be taken over",
    onSuccess: (head) => {
      showHead(client, head);
      // What was answered elsewhere in the meantime is in the items, which the response does not have.
      void client.invalidateQueries({ queryKey: keyFor(id) });
    },
  });
  return {
    ...write,
    /** `then` runs once this tab holds the attempt. */
    hold: (then?: () => void) =>
      write.mutate({ params: { id }, body: { tab: tabName() } }, { onSuccess: () => then?.() }),
  };
}

export function useFinish(id: number, onFinished: () => void) {
  const client = useQueryClient();
  const write = useEndpointMutation(finishAttempt, {
    invalidates: [...AFTER_ANSWER, "/api/attempts?", "/api/courses/", "/api/topics/"],
    errorToast: "This attempt could not be finished",
    onSuccess: (result) => {
      if ("share" in result) client.setQueryData(queryKeyOf(getResult, { params: { id } }), result);
      onFinished();
    },
  });
  return { ...write, finish: () => write.mutate({ params: { id }, body: { tab: tabName() } }) };
}

export const useResult = (id: number) => useEndpoint(getResult, { params: { id } });

export type ItemChange = Omit<NonNullable<Parameters<ReturnType<typeof useItemWrite>["mutate"]>[0]["body"]>, "tab">;

function useItemWrite(id: number) {
  const client = useQueryClient();
  return useEndpointMutation(changeItem, {
    invalidates: [],
    errorToast: "That could not be saved",
    // The student's remarks on an answer are shown immediately; a hint comes from the server.
    optimistic: (cache, { params, body: { flagged, guessed, easy, cause } }) => {
      const before = cache.getQueryData<Attempt>(keyFor(id))?.items.find(({ place }) => place === Number(params.place));
      if (!before) return () => {};
      const said = Object.entries({ flagged, guessed, easy, cause }).filter(([, value]) => value !== undefined);
      showItem(cache, id, { ...before, ...Object.fromEntries(said) });
      return () => void showItem(cache, id, before);
    },
    onSuccess: (item) => void showItem(client, id, item),
  });
}

/** Saves a remark on an item: flagged, guessed, too easy, the cause of a mistake, or that the hint was opened. */
export function useChangeItem(id: number) {
  const { mutate, isPending } = useItemWrite(id);
  return {
    isPending,
    change: (place: number, body: ItemChange) => mutate({ params: { id, place }, body: { ...body, tab: tabName() } }),
  };
}

/** Saves the current place, so that a reload returns to it. A failure is ignored. */
export function useSeen(id: number) {
  const client = useQueryClient();
  const { mutate } = useEndpointMutation(changeItem, { invalidates: [] });
  return (place: number) => {
    changeAttempt(client, id, (attempt) => ({
      ...attempt,
      items: attempt.items.map((item) => (item.place === place ? { ...item, seen: true } : item)),
    }));
    mutate({ params: { id, place }, body: { seen: true, tab: tabName() } });
  };
}

/** Moves the item to the end; without a connection this still works until the page is left. */
export function useSkip(id: number) {
  const client = useQueryClient();
  const { mutate } = useEndpointMutation(skipItem, {
    invalidates: [],
    onSuccess: (head) => void showHead(client, head),
  });
  return (place: number) => {
    changeAttempt(client, id, (attempt) => ({
      ...attempt,
      order: [...attempt.order.filter((one) => one !== place), place],
    }));
    mutate({ params: { id, place }, body: { tab: tabName() } });
  };
}

export const useReportItem = () =>
  useEndpointMutation(reportItem, {
    invalidates: [],
    successToast: { title: "Problem reported", description: "Thank you. An admin will look at the question." },
    errorToast: "The report could not be sent",
  });
