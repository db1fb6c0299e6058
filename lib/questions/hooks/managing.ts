"use client";
import { useQueryClient } from "@tanstack/react-query";
import { clientEndpoint } from "@/lib/platform/contract/address";
import type { CallInput } from "@/lib/platform/contract/endpoint";
import { queryKeyOf, useEndpoint, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import type * as contract from "../contract/managing";

const listManagedQuestions = clientEndpoint<typeof contract.listManagedQuestions>("GET", "/api/admin/questions");
const getManagedQuestion = clientEndpoint<typeof contract.getManagedQuestion>("GET", "/api/admin/questions/{id}");
const editQuestion = clientEndpoint<typeof contract.editQuestion>("PATCH", "/api/admin/questions/{id}");
const deleteQuestion = clientEndpoint<typeof contract.deleteQuestion>("DELETE", "/api/admin/questions/{id}");
const listQuestionReports = clientEndpoint<typeof contract.listQuestionReports>("GET", "/api/admin/question-reports");
const resolveQuestionReport = clientEndpoint<typeof contract.resolveQuestionReport>(
  "PATCH",
  "/api/admin/question-reports/{id}",
);

export const useManagedQuestions = (query: CallInput<typeof contract.listManagedQuestions>["query"]) =>
  useEndpoint(listManagedQuestions, { query }, { placeholderData: (before) => before });

/** For a template, each request returns another variant. */
export const useManagedQuestion = (id: number) =>
  useEndpoint(getManagedQuestion, { params: { id } }, { staleTime: Number.POSITIVE_INFINITY });

export function useSetQuestionState() {
  const client = useQueryClient();
  return useEndpointMutation(editQuestion, {
    invalidates: ["/api/admin/questions?", "/api/admin/question-reports"],
    successToast: ({ response }) => ({ title: response.state === "live" ? "Question is live" : "Question withdrawn" }),
    errorToast: "The question could not be changed",
    onSuccess: (question) =>
      client.setQueryData(queryKeyOf(getManagedQuestion, { params: { id: question.id } }), question),
  });
}

/** A question that students met, or that came with the product, is withdrawn instead. */
export const useDeleteQuestion = () =>
  useEndpointMutation(deleteQuestion, {
    invalidates: ["/api/admin/questions", "/api/admin/question-reports"],
    successToast: ({ response }) => ({ title: response.withdrawn ? "Question withdrawn" : "Question deleted" }),
    errorToast: "The question could not be deleted",
  });

export const useQuestionReports = (query: CallInput<typeof contract.listQuestionReports>["query"]) =>
  useEndpoint(listQuestionReports, { query }, { placeholderData: (before) => before });

export const useResolveQuestionReport = () =>
  useEndpointMutation(resolveQuestionReport, {
    invalidates: ["/api/admin/question-reports", "/api/admin/questions"],
    successToast: { title: "Report closed", description: "The reporter is told." },
    errorToast: "The report could not be closed",
  });
