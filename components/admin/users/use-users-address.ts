"use client";
import { useSearchParams } from "next/navigation";
import { type UsersView, usersQuery, usersViewFrom } from "@/lib/admin/rules/users";

export type Part = Partial<UsersView> & { user?: string | null };

/** Filter, page and the opened user stand in the address, so that a link or a reload finds them again. */
export function useUsersUrlState() {
  const params = useSearchParams();
  const filter = usersViewFrom((name) => params.get(name));
  const user = params.get("user");
  const change = (part: Part) => {
    const next = { ...filter, user, ...part };
    const written = new URLSearchParams();
    for (const [name, value] of Object.entries(usersQuery(next))) written.set(name, String(value));
    if (next.user) written.set("user", next.user);
    window.history.replaceState(null, "", written.size > 0 ? `?${written}` : window.location.pathname);
  };
  return { filter, user, change };
}
