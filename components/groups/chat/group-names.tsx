"use client";
import { type MentionField, NameOptions } from "@/components/writing/name-options";
import { useMention } from "@/components/writing/use-mention";
import { useGroupNames } from "@/lib/groups/hooks/names";

/** Completes `@name` with the members of a group. */
export function GroupNames({ groupId, ...field }: MentionField & { groupId: number }) {
  const mention = useMention(field.field);
  const { data = [] } = useGroupNames(groupId, mention?.beginning);
  return <NameOptions {...field} mention={mention} names={data} isAbove />;
}
