export const PLANS = ["free", "premium", "granted", "failed"] as const;
export const ROLES = ["admin", "student"] as const;
export const USER_SORTS = ["newest", "name"] as const;

/** Search filter for users: part of name, e-mail or username, plan and role. */
export type UserFilter = {
  q?: string | undefined;
  plan?: (typeof PLANS)[number] | undefined;
  role?: (typeof ROLES)[number] | undefined;
};
export type UserSort = (typeof USER_SORTS)[number];

export const USER_MISSING = "User not found";
export const USERS_PAGE = 50;

/** A very common text is not counted to the end. */
export const MAX_USERS_COUNTED = 5000;

/** A trigram index needs three letters in a row; shorter texts match only beginnings of words. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;
const BEGINNING = /^[\p{L}\p{N}]/u;

type Patterns = { text: string | null; word: string | null; id: string };

/**
 * LIKE patterns for the typed text, with wildcards escaped. Addresses and usernames are stored in lower case. A text
 * without letters and digits would read every user, so it matches nobody.
 */
export function patternsOf(typed: string): Patterns {
  const id = typed.trim().toLowerCase();
  const plain = id.replace(/[\\%_]/g, "\\$&");
  if (TRIGRAM.test(id)) return { text: `%${plain}%`, word: `%${plain}%`, id };
  return BEGINNING.test(id) ? { text: `${plain}%`, word: `% ${plain}%`, id } : { text: null, word: null, id };
}

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
