"use client";
import { useSearchParams } from "next/navigation";
import { usersFilterFrom } from "@/lib/admin/rules/people";

type Part = { q?: string; page?: number; user?: string | null };

/** Filter, page and the opened user stand in the address, so that a link or a reload finds them again. */
export function useUsersAddress() {
  const params = useSearchParams();
  const filter = usersFilterFrom(params.get("q"), params.get("page"));
  const user = params.get("user");
  const change = (part: Part) => {
    const next = { ...filter, user, ...part };
    const written = new URLSearchParams();
    if (next.q) written.set("q", next.q);
    if (next.page > 1) written.set("page", String(next.page));
    if (next.user) written.set("user", next.user);
    window.history.replaceState(null, "", written.size > 0 ? `?${written}` : window.location.pathname);
  };
  return { ...filter, user, change };
}
