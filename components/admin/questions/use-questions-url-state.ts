"use client";
import { useSearchParams } from "next/navigation";
import { type QuestionsFilter, questionsFilterFrom, questionsQuery } from "@/lib/questions/rules/managing";

/** The filter is stored in the address, so that links and reloads keep it. */
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
