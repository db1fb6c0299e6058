"use client";
import type * as accounts from "@/lib/accounts/contract";
import { clientEndpoint } from "@/lib/platform/address";
import { useEndpoint } from "@/lib/platform/use-endpoint";

const getUser = clientEndpoint<typeof accounts.getUser>("GET", "/api/user");

/** The user from the page frame's data; for a visitor this sends no request, which would redirect her to sign in. */
export const useCachedUser = () => useEndpoint(getUser, {}, { enabled: false }).data;
