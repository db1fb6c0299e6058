"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { polling } from "@/lib/notifications/hooks/polling";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint } from "@/lib/platform/query/use-endpoint";
import type * as overview from "./contract/overview";
import type { AuditFilter } from "./rules";

const getStats = clientEndpoint<typeof overview.getStats>("GET", "/api/admin/stats");
const getFigures = clientEndpoint<typeof overview.getFigures>("GET", "/api/admin/figures");
const listEnrollmentStats = clientEndpoint<typeof overview.listEnrollmentStats>("GET", "/api/admin/enrollment-stats");
const getAttention = clientEndpoint<typeof overview.getAttention>("GET", "/api/admin/attention");
const listUserAudit = clientEndpoint<typeof overview.listUserAudit>("GET", "/api/admin/users/{id}/audit");
const listAudit = clientEndpoint<typeof overview.listAudit>("GET", "/api/admin/audit");

export const useStats = () => useEndpoint(getStats, {});
export const useFigures = () => useEndpoint(getFigures, {});
export const useEnrollmentStats = () => useEndpoint(listEnrollmentStats, {});
export const useAttention = () => useEndpoint(getAttention, {});
/** For the bell, which is on every page: only this query polls, and all others use its data. */
export const usePolledAttention = () => useEndpoint(getAttention, {}, polling);

/** Somebody may have acted since, so it is always refetched. */
export const useUserAudit = (id: string) =>
  useEndpoint(listUserAudit, { params: { id } }, { refetchOnMount: "always" });

export const useAudit = (query: AuditFilter) =>
  useEndpoint(listAudit, { query }, { placeholderData: keepPreviousData });
