export type ForumsTab = "forums" | "reports";
export type ForumsUrlState = { tab: ForumsTab; post?: number | undefined };

type Written = string | string[] | null | undefined;

/** The state of the page in its URL, which people may edit and share. */
export function forumsUrlStateFrom({ tab, post }: { tab?: Written; post?: Written }): ForumsUrlState {
  if (tab !== "reports") return { tab: "forums" };
  return { tab, post: typeof post === "string" && /^[1-9]\d{0,8}$/.test(post) ? Number(post) : undefined };
}
