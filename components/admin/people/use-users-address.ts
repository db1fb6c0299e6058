"use client";
import { useSearchParams } from "next/navigation";
import { type UsersFilter, usersAsked, usersFilterFrom } from "@/lib/admin/rules/people";

export type Part = Partial<UsersFilter> & { user?: string | null };

/** Filter, page and the opened user stand in the address, so that a link or a reload finds them again. */
export function useUsersAddress() {
  const params = useSearchParams();
  const filter = usersFilterFrom((name) => params.get(name));
  const user = params.get("user");
  const change = (part: Part) => {
    const next = { ...filter, user, ...part };
    const written = new URLSearchParams();
    for (const [name, value] of Object.entries(usersAsked(next))) written.set(name, String(value));
    if (next.user) written.set("user", next.user);
    window.history.replaceState(null, "", written.size > 0 ? `?${written}` : window.location.pathname);
  };
  return { filter, user, change };
}
