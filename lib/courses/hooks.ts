"use client";
import { useEndpoint } from "@/lib/platform/use-endpoint";
import { getCourse, getModuleAccess, listCourses } from "./contract";

export const useCourses = () => useEndpoint(listCourses, {});

export const useCourse = (id: number) => useEndpoint(getCourse, { params: { id } });

/** Asked for the modules after the first only: the first is free for everybody. */
export const useModuleAccess = (id: number, enabled: boolean) =>
  useEndpoint(getModuleAccess, { params: { id } }, { enabled });
