import { SectionCard } from "@/components/progress/dashboard/section-card";
import { CardContent } from "@/components/ui/card";
import type { Practice } from "@/lib/practice/contract/overview";
import { percentOfShare } from "@/lib/practice/rules/figures";
import { ShareBar, wordOf } from "../share-bar";

/** The areas with the most marks to gain. */
export function WeakAreas({ areas }: { areas: Practice["weak"] }) {
  return (
    <SectionCard title="Most marks to gain">
      {areas.length === 0 ? (
        <CardContent>
          <p className="text-muted-foreground text-sm">
            After a few quizzes the areas that are worth your time stand here.
          </p>
        </CardContent>
      ) : (
        <ul className="divide-y border-t">
          {areas.map(({ moduleId, title, courseTitle, share, answers }) => (
            <li key={moduleId} className="px-4 py-3 md:px-5">
              <div className="flex items-baseline justify-between gap-3">
                <p className="min-w-0 font-medium text-sm">{title}</p>
                <p className="shrink-0 text-sm tabular-nums">
                  <span className="font-semibold">{percentOfShare(share)}%</span> {wordOf(share)}
                </p>
              </div>
              <ShareBar share={share} className="my-1.5" />
              <p className="text-compact text-muted-foreground">
                {courseTitle}, {answers === 1 ? "1 answer" : `${answers} answers`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
