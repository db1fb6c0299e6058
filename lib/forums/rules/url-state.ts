export type ForumsTab = "forums" | "reports";
export type ForumsUrlState = { tab: ForumsTab; post?: number | undefined };

type Written = string | string[] | null | undefined;

/** Where an admin is among forums and reports, from an address that people write and share. */
export function forumsUrlStateFrom({ tab, post }: { tab?: Written; post?: Written }): ForumsUrlState {
  if (tab !== "reports") return { tab: "forums" };
  return { tab, post: typeof post === "string" && /^[1-9]\d{0,8}$/.test(post) ? Number(post) : undefined };
}
