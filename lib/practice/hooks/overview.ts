"use client";
import { clientEndpoint } from "@/lib/platform/contract/address";
import type { CallInput } from "@/lib/platform/contract/endpoint";
import { useEndpoint } from "@/lib/platform/query/use-endpoint";
import type * as attempts from "../contract/attempts";
import type * as contract from "../contract/overview";

const getPractice = clientEndpoint<typeof contract.getPractice>("GET", "/api/user/practice");
const getPracticeToday = clientEndpoint<typeof contract.getPracticeToday>("GET", "/api/user/practice/today");
const listMistakes = clientEndpoint<typeof contract.listMistakes>("GET", "/api/user/mistakes");
const listAttempts = clientEndpoint<typeof attempts.listAttempts>("GET", "/api/attempts");

/** The data may have changed through practice in another tab or a moment ago. */
const LIVELY = { staleTime: 10_000 };

export const usePractice = () => useEndpoint(getPractice, {}, LIVELY);

export const usePracticeToday = () => useEndpoint(getPracticeToday, {}, LIVELY);

export const useAttempts = (query: CallInput<typeof attempts.listAttempts>["query"]) =>
  useEndpoint(listAttempts, { query }, { ...LIVELY, placeholderData: (before) => before });

export const useMistakes = (query: CallInput<typeof contract.listMistakes>["query"], { enabled = true } = {}) =>
  useEndpoint(listMistakes, { query }, { ...LIVELY, enabled, placeholderData: (before) => before });
