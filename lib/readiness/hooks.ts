"use client";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "./contract";

const getReadiness = clientEndpoint<typeof contract.getReadiness>("GET", "/api/courses/{id}/readiness");
const listReadiness = clientEndpoint<typeof contract.listReadiness>("GET", "/api/user/readiness");
const getExamResult = clientEndpoint<typeof contract.getExamResult>("GET", "/api/courses/{id}/exam-result");
const setExamResult = clientEndpoint<typeof contract.setExamResult>("PUT", "/api/courses/{id}/exam-result");
const getCalibration = clientEndpoint<typeof contract.getCalibration>("GET", "/api/readiness/calibration");

/** Answers may have been given in another tab or a moment ago. */
const LIVELY = { staleTime: 10_000 };

export const useReadiness = (id: number) => useEndpoint(getReadiness, { params: { id } }, LIVELY);

export const useReadinessLines = () => useEndpoint(listReadiness, {}, LIVELY);

export const useExamResult = (id: number) => useEndpoint(getExamResult, { params: { id } });

export const useCalibration = () => useEndpoint(getCalibration, {});

export const useTellExamResult = (id: number) =>
  useEndpointMutation(setExamResult, {
    invalidates: [
      `/api/courses/${id}/exam-result`,
      "/api/user/readiness",
      "/api/user/reviews",
      "/api/user/practice",
      "/api/user/study-plan",
      "/api/user/plan",
      "/api/user/courses",
      "/api/user/mistakes",
    ],
    successToast: "Thank you for telling us",
    errorToast: "It could not be saved",
  });
