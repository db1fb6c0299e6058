"use client";
import { BookOpen, Flag, MessagesSquare, Users } from "lucide-react";
import { FoundPanel } from "@/components/shell/search/found-panel";
import type { ResultsProps } from "@/components/shell/search/top-search";
import { isBehind, searching, useSettled } from "@/components/shell/search/use-search";
import { useSearchAll } from "@/lib/admin/hooks/search";

const GROUPS = [
  { kind: "users", label: "Users", icon: Users },
  { kind: "courses", label: "Courses", icon: BookOpen },
  { kind: "threads", label: "Threads", icon: MessagesSquare },
  { kind: "reports", label: "Open reports", icon: Flag },
] as const;

// That users were looked for is noted in the audit, so single letters on the way are not asked for.
const TYPING_MS = 350;

export function AdminSearchResults(props: ResultsProps) {
  const asked = useSettled(props.text.trim(), TYPING_MS);
  const found = useSearchAll(asked, searching(asked));
  return (
    <FoundPanel
      {...props}
      groups={GROUPS}
      invitation="Type at least two letters to search users, courses, threads and open reports."
      searched={{ ...found, asked, isBehind: isBehind(found, asked, props.text) }}
    />
  );
}
