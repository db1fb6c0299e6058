"use client";
import { useUser } from "@/lib/accounts/hooks";
import type { Item } from "@/lib/practice/contract/shapes";
import { hiddenInWords } from "@/lib/practice/rules/hidden";

/** Why this student does not see the question of an item, in words. */
export function useHidden(item: Pick<Item, "locked">) {
  const { data: user } = useUser();
  return hiddenInWords(item, user?.subscription.active ?? false);
}
