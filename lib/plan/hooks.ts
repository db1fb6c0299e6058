"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "@/lib/platform/browser/toast";
import { clientEndpoint } from "@/lib/platform/contract/address";
import type { CallInput } from "@/lib/platform/contract/endpoint";
import { call, sentenceOf } from "@/lib/platform/query/call";
import { invalidate, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as progress from "@/lib/progress/contract";
import type { DayRange } from "@/lib/progress/rules/day-range";
import type * as contract from "./contract/plan";
import type * as studyPlan from "./contract/study-plan";

const getPlan = clientEndpoint<typeof contract.getPlan>("GET", "/api/user/plan");
const getVerdict = clientEndpoint<typeof contract.getVerdict>("GET", "/api/user/plan/verdict");
const whatIf = clientEndpoint<typeof contract.whatIf>("POST", "/api/user/plan/what-if");
const getStudyHours = clientEndpoint<typeof contract.getStudyHours>("GET", "/api/user/study-hours");
const setStudyHours = clientEndpoint<typeof contract.setStudyHours>("PUT", "/api/user/study-hours");
const getDaysOff = clientEndpoint<typeof contract.getDaysOff>("GET", "/api/user/days-off");
const setDaysOff = clientEndpoint<typeof contract.setDaysOff>("PUT", "/api/user/days-off");
const setPin = clientEndpoint<typeof contract.setPin>("PUT", "/api/user/plan/pins/{id}");
const listSkips = clientEndpoint<typeof contract.listSkips>("GET", "/api/user/plan/skips");
const setSkips = clientEndpoint<typeof contract.setSkips>("PUT", "/api/user/plan/skips");
const setExamDate = clientEndpoint<typeof progress.setExamDate>("POST", "/api/courses/{id}/exam-date");
const getPlanSummary = clientEndpoint<typeof studyPlan.getPlanSummary>("GET", "/api/user/study-plan/summary");
const setStudyMinutes = clientEndpoint<typeof studyPlan.setStudyMinutes>("PUT", "/api/user/study-plan");

const PLAN = ["/api/user/plan", "/api/user/study-plan", "/api/user/study-hours", "/api/user/days-off"];

/** The plan for these days; the previous days stay visible until the new ones have loaded. */
export const usePlan = (range: DayRange, enabled = true) =>
  useEndpoint(getPlan, { query: range }, { enabled, placeholderData: (before) => before });

export const usePlanSummary = () => useEndpoint(getPlanSummary, {});

export const useVerdict = () => useEndpoint(getVerdict, {});

export const useStudyHours = () => useEndpoint(getStudyHours, {});

export const useDaysOff = () => useEndpoint(getDaysOff, {});

export const useSkips = (enabled = true) => useEndpoint(listSkips, {}, { enabled });

export const useSetStudyMinutes = () =>
  useEndpointMutation(setStudyMinutes, { invalidates: PLAN, errorToast: "Failed to change your plan" });

export const useSetStudyHours = () =>
  useEndpointMutation(setStudyHours, { invalidates: PLAN, errorToast: "Your study hours were not saved" });

export const useSetDaysOff = () =>
  useEndpointMutation(setDaysOff, { invalidates: PLAN, errorToast: "Your days off were not saved" });

export const useSetPin = () =>
  useEndpointMutation(setPin, { invalidates: PLAN, errorToast: "The topic was not moved" });

export const useSetSkips = () =>
  useEndpointMutation(setSkips, { invalidates: PLAN, errorToast: "The plan was not changed" });

/** The verdict with other hours and days off; nothing is kept. */
export const askWhatIf = (body: CallInput<typeof contract.whatIf>["body"], signal: AbortSignal) =>
  call(whatIf, { body }, { signal });

type Applied = NonNullable<contract.Way["apply"]>;

function send({ body, path }: Applied): Promise<unknown> {
  if ("minutes" in body) return call(setStudyHours, { body });
  if ("topicIds" in body) return call(setSkips, { body });
  return call(setExamDate, { params: { id: /\d+/.exec(path)?.[0] ?? "" }, body });
}

/** Sends the call that a way out of a plan names. */
export function useApplyWay() {
  const client = useQueryClient();
  const [applying, setApplying] = useState<string | null>(null);
  const apply = async ({ kind, apply: way }: contract.Way) => {
    if (!way || applying) return;
    setApplying(kind);
    try {
      await send(way);
      toast({ title: "Your plan was changed" });
    } catch (error) {
      toast({ variant: "destructive", title: "Your plan was not changed", description: sentenceOf(error) });
    } finally {
      await invalidate(client, [...PLAN, "/api/user/courses", "/api/events", "/api/courses"]);
      setApplying(null);
    }
  };
  return { applying, apply };
}
