import { PEOPLE_SORTS, type PeopleSort, PLANS, ROLES } from "@/lib/accounts/rules/people";

export const USER_MISSING = "User not found";

export type UsersFilter = { q: string; plan: Plan | undefined; role: Role | undefined; sort: PeopleSort; page: number };
type Plan = (typeof PLANS)[number];
type Role = (typeof ROLES)[number];

/** What the address says, made fit to be asked for. `read` gives what stands under a name in it. */
export function usersFilterFrom(read: (name: string) => string | null | undefined): UsersFilter {
  const one = <T extends string>(name: string, known: readonly T[]) => known.find((value) => value === read(name));
  const page = read("page") ?? "";
  return {
    q: (read("q") ?? "")
      .replace(/\p{Cc}|\p{Cs}/gu, "")
      .trim()
      .slice(0, 100),
    plan: one("plan", PLANS),
    role: one("role", ROLES),
    sort: one("sort", PEOPLE_SORTS) ?? "newest",
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The filter as a query, without what goes without saying: for the call and for the address alike. */
export function usersAsked({ q, plan, role, sort, page }: UsersFilter) {
  return {
    ...(q && { q }),
    ...(plan && { plan }),
    ...(role && { role }),
    ...(sort !== "newest" && { sort }),
    ...(page > 1 && { page }),
  };
}

/** The same for the call that counts, which knows neither order nor page. */
export const usersCounted = (filter: UsersFilter) => usersAsked({ ...filter, sort: "newest", page: 1 });

const UNKNOWN_ID = "This subscription ID doesn't exist. Make sure you're using a valid Stripe subscription ID.";
const OTHER_MODE = "This subscription was made in Stripe test mode (or live mode) and does not match the keys in use.";

/** What an admin reads when linking a subscription fails because of its id. */
export function grantSentence(said: string): string | undefined {
  if (said.includes("No such subscription")) return UNKNOWN_ID;
  return said.includes("test mode") ? OTHER_MODE : undefined;
}
