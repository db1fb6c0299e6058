"use client";
import { clientEndpoint } from "@/lib/platform/contract/address";
import type { Query } from "@/lib/platform/contract/endpoint";
import { useEndpoint } from "@/lib/platform/query/use-endpoint";
import type * as contract from "../contract/search";

const searchAll = clientEndpoint<typeof contract.searchAll>("GET", "/api/admin/search");

type Options = Parameters<typeof useEndpoint<typeof searchAll>>[2];

export const useSearchAll = (query: Query<typeof contract.searchAll>, options: Options) =>
  useEndpoint<typeof searchAll>(searchAll, { query }, options);
