"use client";
import type * as accounts from "@/lib/accounts/contract";
import { clientEndpoint } from "@/lib/platform/address";
import { useEndpoint } from "@/lib/platform/use-endpoint";

const getUser = clientEndpoint<typeof accounts.getUser>("GET", "/api/user");

/** The person whom the frame was rendered for; a visitor is not asked to sign in by asking. */
export const useCachedUser = () => useEndpoint(getUser, {}, { enabled: false }).data;
