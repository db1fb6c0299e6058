"use client";
import { CircleCheckBig } from "lucide-react";
import { Pager } from "@/components/forums/pager";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { QueryFallback } from "@/components/progress/query-fallback";
import { EmptyState } from "@/components/shell/empty-state";
import { PageHeading } from "@/components/shell/page-heading";
import { useUser } from "@/lib/accounts/hooks";
import { useMistakes, usePractice } from "@/lib/practice/hooks/overview";
import { type CauseCounts, causesInWords } from "@/lib/practice/rules/causes";
import { StartButton } from "../start-button";
import { MistakeRow } from "./mistake-row";
import type { MistakesView } from "./mistakes-filter";
import { MistakesFilter } from "./mistakes-filter";

type MistakesScreenProps = { view: MistakesView; total: number; causes: CauseCounts };

const COSTLIEST = 5;

export function MistakesScreen({ view, total, causes }: MistakesScreenProps) {
  const { page, courseId, cause } = view;
  const of = { ...(courseId && { courseId }), ...(cause && { cause }) };
  const user = useUser();
  const practice = usePractice();
  const mistakes = useMistakes({ ...of, page });
  const costly = useMistakes({ ...of, order: "cost", page: 1 });
  if (!user.data || !practice.data || !mistakes.data || !costly.data)
    return <QueryFallback queries={[user, practice, mistakes, costly]} />;
  const open = mistakes.data.some(({ locked }) => !locked);
  const { timeZone } = user.data;
  const sum = causesInWords(causes);
  return (
    <>
      <PageHeading
        title="Mistakes"
        description="What you answered wrong. It leaves this list when it was right on two later days."
        actions={
          open && <StartButton form={{ kind: "mistakes", ...(courseId && { courseId }) }}>Practise these</StartButton>
        }
      />
      <MistakesFilter view={view} courses={practice.data.courses} />
      {mistakes.data.length === 0 ? (
        <EmptyState
          icon={CircleCheckBig}
          title={cause || courseId ? "No open mistakes with this filter" : "No open mistakes."}
          description="What you answer wrong is kept here until you have mastered it."
        />
      ) : (
        <div className="space-y-6">
          {sum && <p className="text-muted-foreground">{sum}</p>}
          {page === 1 && total > COSTLIEST && (
            <SectionCard title="Your five costliest mistakes">
              <ol className="divide-y border-t">
                {costly.data.slice(0, COSTLIEST).map((mistake) => (
                  <MistakeRow key={mistake.pointId} mistake={mistake} timeZone={timeZone} />
                ))}
              </ol>
            </SectionCard>
          )}
          {areasOf(mistakes.data).map(({ moduleId, title, list }) => (
            <SectionCard key={moduleId} title={title}>
              <ul className="divide-y border-t">
                {list.map((mistake) => (
                  <MistakeRow key={mistake.pointId} mistake={mistake} timeZone={timeZone} />
                ))}
              </ul>
            </SectionCard>
          ))}
          <Pager
            label="Pages of mistakes"
            path="/practice/mistakes"
            page={page}
            shown={mistakes.data.length}
            total={total}
            more={{ course: courseId ? String(courseId) : undefined, cause }}
          />
        </div>
      )}
    </>
  );
}

type Listed = NonNullable<ReturnType<typeof useMistakes>["data"]>;

/** The list as it comes, under the headings of its areas. */
function areasOf(list: Listed) {
  const areas: { moduleId: number; title: string; list: Listed }[] = [];
  for (const mistake of list) {
    const last = areas.at(-1);
    if (last?.moduleId === mistake.moduleId) last.list.push(mistake);
    else areas.push({ moduleId: mistake.moduleId, title: `${mistake.moduleTitle}`, list: [mistake] });
  }
  return areas;
}
