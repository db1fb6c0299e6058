"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint } from "@/lib/platform/query/use-endpoint";
import type * as contract from "../contract/names";

const listGroupNames = clientEndpoint<typeof contract.listGroupNames>("GET", "/api/groups/{id}/names");
const FRESH_MS = 60_000;

/** Requested only while a name is typed, after an @. */
export const useGroupNames = (id: number, prefix: string | undefined) =>
  useEndpoint(
    listGroupNames,
    { params: { id }, query: { q: prefix ?? "" } },
    { enabled: prefix !== undefined, staleTime: FRESH_MS, placeholderData: keepPreviousData, retry: false },
  );
