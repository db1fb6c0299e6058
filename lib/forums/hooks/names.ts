"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint } from "@/lib/platform/query/use-endpoint";
import type * as contract from "../contract/names";

const listThreadNames = clientEndpoint<typeof contract.listThreadNames>("GET", "/api/threads/{id}/names");
const FRESH_MS = 60_000;

/** Asks only while a name is being typed. */
export const useThreadNames = (id: number, beginning: string | undefined) =>
  useEndpoint(
    listThreadNames,
    { params: { id }, query: { q: beginning ?? "" } },
    { enabled: beginning !== undefined, staleTime: FRESH_MS, placeholderData: keepPreviousData, retry: false },
  );
