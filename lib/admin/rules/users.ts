import { PLANS, ROLES, USER_SORTS, type UserSort } from "@/lib/accounts/rules/users";

export const USER_MISSING = "User not found";

export type UsersView = { q: string; plan: Plan | undefined; role: Role | undefined; sort: UserSort; page: number };
type Plan = (typeof PLANS)[number];
type Role = (typeof ROLES)[number];

/** Reads the view from an address; invalid values are ignored. `read` returns the value of a query parameter. */
export function usersViewFrom(read: (name: string) => string | null | undefined): UsersView {
  const one = <T extends string>(name: string, values: readonly T[]) => values.find((value) => value === read(name));
  const page = read("page") ?? "";
  return {
    q: (read("q") ?? "")
      .replace(/\p{Cc}|\p{Cs}/gu, "")
      .trim()
      .slice(0, 100),
    plan: one("plan", PLANS),
    role: one("role", ROLES),
    sort: one("sort", USER_SORTS) ?? "newest",
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The filter as query parameters without default values: for the API call and for the address. */
export function usersQuery({ q, plan, role, sort, page }: UsersView) {
  return {
    ...(q && { q }),
    ...(plan && { plan }),
    ...(role && { role }),
    ...(sort !== "newest" && { sort }),
    ...(page > 1 && { page }),
  };
}

/** The same for the count, which has no order and no page. */
export const usersCountQuery = (filter: UsersView) => usersQuery({ ...filter, sort: "newest", page: 1 });

const UNKNOWN_ID = "This subscription ID doesn't exist. Make sure you're using a valid Stripe subscription ID.";
const OTHER_MODE = "This subscription was made in Stripe test mode (or live mode) and does not match the keys in use.";

/** The message for an admin if linking a subscription fails because of its id. */
export function grantSentence(message: string): string | undefined {
  if (message.includes("No such subscription")) return UNKNOWN_ID;
  return message.includes("test mode") ? OTHER_MODE : undefined;
}
