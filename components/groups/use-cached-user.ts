"use client";
import type * as accounts from "@/lib/accounts/contract";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint } from "@/lib/platform/query/use-endpoint";

const getUser = clientEndpoint<typeof accounts.getUser>("GET", "/api/user");

/** Reads the user from the cache without a request, which would redirect a visitor to sign in. */
export const useCachedUser = () => useEndpoint(getUser, {}, { enabled: false }).data;
