"use client";
import { useSearchParams } from "next/navigation";
import { type QuestionsFilter, questionsFilterFrom, questionsQuery } from "@/lib/questions/rules/managing";

/** The filter stands in the address, so that a link or a reload finds it again. */
export function useQuestionsUrlState() {
  const params = useSearchParams();
  const filter = questionsFilterFrom((name) => params.get(name));
  const change = (part: Partial<QuestionsFilter>) => {
    const written = new URLSearchParams();
    for (const [name, value] of Object.entries(questionsQuery({ ...filter, page: 1, ...part })))
      written.set(name, String(value));
    window.history.replaceState(null, "", written.size > 0 ? `?${written}` : window.location.pathname);
  };
  return { filter, change };
}
