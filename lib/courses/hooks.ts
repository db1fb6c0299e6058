"use client";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint } from "@/lib/platform/query/use-endpoint";
import type * as contract from "./contract";

const listCourses = clientEndpoint<typeof contract.listCourses>("GET", "/api/courses");
const getCourse = clientEndpoint<typeof contract.getCourse>("GET", "/api/courses/{id}");
const getModuleAccess = clientEndpoint<typeof contract.getModuleAccess>("GET", "/api/modules/{id}/access");

export const useCourses = () => useEndpoint(listCourses, {});

export const useCourse = (id: number) => useEndpoint(getCourse, { params: { id } });

/** Requested only for modules after the first: the first is free for everybody. */
export const useModuleAccess = (id: number, enabled: boolean) =>
  useEndpoint(getModuleAccess, { params: { id } }, { enabled });
