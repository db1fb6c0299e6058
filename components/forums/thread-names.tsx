"use client";
import { type MentionField, NameOptions } from "@/components/writing/name-options";
import { useMention } from "@/components/writing/use-mention";
import { useThreadNames } from "@/lib/forums/hooks/names";

/** Completes `@name` with the writers of a thread. */
export function ThreadNames({ threadId, ...field }: MentionField & { threadId: number }) {
  const mention = useMention(field.field);
  const { data = [] } = useThreadNames(threadId, mention?.beginning);
  return <NameOptions {...field} mention={mention} names={data} />;
}
