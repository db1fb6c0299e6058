"use client";
import { useQueryClient } from "@tanstack/react-query";
import { at } from "@/lib/platform/address";
import type { Input } from "@/lib/platform/contract";
import { keyOf, useEndpoint, useWrite } from "@/lib/platform/use-endpoint";
import type * as contract from "../contract/managing";

const listManagedQuestions = at<typeof contract.listManagedQuestions>("GET", "/api/admin/questions");
const getManagedQuestion = at<typeof contract.getManagedQuestion>("GET", "/api/admin/questions/{id}");
const editQuestion = at<typeof contract.editQuestion>("PATCH", "/api/admin/questions/{id}");
const listQuestionReports = at<typeof contract.listQuestionReports>("GET", "/api/admin/question-reports");
const resolveQuestionReport = at<typeof contract.resolveQuestionReport>("PATCH", "/api/admin/question-reports/{id}");

export const useManagedQuestions = (query: Input<typeof contract.listManagedQuestions>["query"]) =>
  useEndpoint(listManagedQuestions, { query }, { placeholderData: (before) => before });

/** Of a template another variant with each asking. */
export const useManagedQuestion = (id: number) =>
  useEndpoint(getManagedQuestion, { params: { id } }, { staleTime: Number.POSITIVE_INFINITY });

export function useSetQuestionState() {
  const client = useQueryClient();
  return useWrite(editQuestion, {
    refreshes: ["/api/admin/questions?", "/api/admin/question-reports"],
    done: ({ answer }) => ({ title: answer.state === "live" ? "Question is live" : "Question withdrawn" }),
    failed: "The question could not be changed",
    onDone: (question) => client.setQueryData(keyOf(getManagedQuestion, { params: { id: question.id } }), question),
  });
}

export const useQuestionReports = (query: Input<typeof contract.listQuestionReports>["query"]) =>
  useEndpoint(listQuestionReports, { query }, { placeholderData: (before) => before });

export const useResolveReport = () =>
  useWrite(resolveQuestionReport, {
    refreshes: ["/api/admin/question-reports", "/api/admin/questions"],
    done: { title: "Report closed", description: "The reporter is told." },
    failed: "The report could not be closed",
  });
