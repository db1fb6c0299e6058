"use client";
import { clientEndpoint } from "@/lib/platform/address";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/use-endpoint";
import type { Range } from "@/lib/progress/rules/day-range";
import type * as studyPlan from "./contract/study-plan";

const getStudyPlan = clientEndpoint<typeof studyPlan.getStudyPlan>("GET", "/api/user/study-plan");
const getPlanSummary = clientEndpoint<typeof studyPlan.getPlanSummary>("GET", "/api/user/study-plan/summary");
const setStudyMinutes = clientEndpoint<typeof studyPlan.setStudyMinutes>("PUT", "/api/user/study-plan");

const PLAN = "/api/user/study-plan";

/** The plan for these days; the previous days stay visible until the new ones have loaded. */
export const useStudyPlan = (range: Range, enabled = true) =>
  useEndpoint(getStudyPlan, { query: range }, { enabled, placeholderData: (before) => before });

export const usePlanSummary = () => useEndpoint(getPlanSummary, {});

export const useSetStudyMinutes = () =>
  useEndpointMutation(setStudyMinutes, { invalidates: [PLAN], errorToast: "Failed to change your plan" });
