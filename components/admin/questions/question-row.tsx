import { Flag } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import type { ManagedQuestion } from "@/lib/questions/contract/managing";
import { QUESTION_KIND_LABELS } from "@/lib/questions/rules/words";
import { StateBadge } from "./state-badge";

/** The whole row leads to the question. */
export function QuestionRow({ question }: { question: ManagedQuestion }) {
  const { id, key, excerpt, kind, source, state, courseTitle, topicTitle, reserved, reports } = question;
  return (
    <li className="relative grid gap-x-6 gap-y-1.5 px-4 py-3 hover:bg-muted/50 md:grid-cols-[1fr_auto] md:px-5">
      <div className="min-w-0">
        <p className="wrap-anywhere line-clamp-2">
          <Link
            prefetch={false}
            href={`/admin/questions/${id}`}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:outline-ring focus-visible:after:-outline-offset-2"
          >
            {excerpt || key}
          </Link>
        </p>
        <p className="wrap-anywhere text-compact text-muted-foreground">
          {courseTitle} · {topicTitle} · <span className="font-mono">{key}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        {reports > 0 && (
          <Badge variant="exam">
            <Flag aria-hidden="true" />
            {reports} reported
          </Badge>
        )}
        {reserved && <Badge variant="info">Mock exams only</Badge>}
        <Badge variant="outline">{QUESTION_KIND_LABELS[kind]}</Badge>
        {source === "template" && <Badge variant="outline">Template</Badge>}
        <StateBadge state={state} />
        <span className="w-full text-right text-compact text-muted-foreground tabular-nums max-md:text-left">
          {answersInWords(question)}
        </span>
      </div>
    </li>
  );
}

function answersInWords({ answers, facility }: ManagedQuestion): string {
  const counted = answers === 1 ? "1 answer" : `${answers.toLocaleString("en-GB")} answers`;
  return facility === null ? counted : `${counted}, ${Math.round(facility * 100)}% right`;
}
