import Link from "next/link";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { secondsInWords } from "@/lib/practice/rules/figures";
import type { ManagedDetail } from "@/lib/questions/contract/managing";
import { QUESTION_KIND_LABELS } from "@/lib/questions/rules/words";

const DIFFICULTIES: Record<number, string> = { [-1]: "Easy", 0: "Middling", 1: "Hard" };

/** What is known of a question beside its text. */
export function QuestionFacts({ question }: { question: ManagedDetail }) {
  const { id, key, kind, source, file, marks, seconds, difficulty, version, point, answers, reports } = question;
  const { facility, discrimination, medianSeconds } = question;
  return (
    <Card>
      <dl className="divide-y text-sm">
        <Fact name="Key" value={<span className="wrap-anywhere font-mono text-compact">{key}</span>} />
        <Fact name="Kind" value={QUESTION_KIND_LABELS[kind]} />
        <Fact name="Source" value={source === "template" ? "Template" : "Written"} />
        {file && <Fact name="File" value={<span className="wrap-anywhere font-mono text-compact">{file}</span>} />}
        <Fact name="Marks" value={marks} />
        <Fact name="Expected time" value={secondsInWords(seconds)} />
        <Fact name="Difficulty" value={DIFFICULTIES[Math.round(difficulty)] ?? difficulty.toFixed(1)} />
        <Fact name="Version" value={version} />
        <Fact name="Answers" value={answers.toLocaleString("en-GB")} />
        {facility !== null && <Fact name="Right" value={`${Math.round(facility * 100)}%`} />}
        {discrimination !== null && <Fact name="Discrimination" value={discrimination.toFixed(2)} />}
        {medianSeconds !== null && <Fact name="Median time" value={secondsInWords(medianSeconds)} />}
        <Fact
          name="Open reports"
          value={
            reports === 0 ? (
              0
            ) : (
              <Link
                prefetch={false}
                href={`/admin/questions/reports?question=${id}`}
                className="text-primary underline underline-offset-2"
              >
                {reports}
              </Link>
            )
          }
        />
        <div className="px-4 py-3">
          <dt className="text-muted-foreground">Point</dt>
          <dd>{point?.statement ?? "None"}</dd>
        </div>
      </dl>
    </Card>
  );
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className="flex justify-between gap-4 px-4 py-2.5">
    <dt className="shrink-0 text-muted-foreground">{name}</dt>
    <dd className="min-w-0 text-right tabular-nums">{value}</dd>
  </div>
);
