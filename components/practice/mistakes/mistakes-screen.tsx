"use client";
import { useRouter } from "next/navigation";
import { Pager } from "@/components/forums/pager";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { QueryFallback } from "@/components/progress/query-fallback";
import { EmptyState } from "@/components/shell/empty-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { NativeSelect } from "@/components/ui/native-select";
import { RelativeTime } from "@/components/ui/relative-time";
import { useUser } from "@/lib/accounts/hooks";
import type { Mistake, Practice } from "@/lib/practice/contract/overview";
import { useMistakes } from "@/lib/practice/hooks/overview";
import { type CauseCounts, causesInWords } from "@/lib/practice/rules/causes";
import { CAUSE_LABELS, CAUSES, type Cause, COSTLIEST, hasCostliest } from "@/lib/practice/rules/words";
import { StartButton } from "../start-button";
import { useHidden } from "../use-hidden";

type PractisedCourse = Pick<Practice["courses"][number], "courseId" | "title">;
type MistakesScreenProps = {
  view: MistakesView;
  total: number;
  /** How many of all pages can be practised. */
  open: number;
  causes: CauseCounts;
  /** Those to choose from. */
  courses: PractisedCourse[];
};

export function MistakesScreen({ view, total, open, causes, courses }: MistakesScreenProps) {
  const { page, courseId, cause } = view;
  const of = { ...(courseId && { courseId }), ...(cause && { cause }) };
  const user = useUser();
  const mistakes = useMistakes({ ...of, page });
  const withCostliest = hasCostliest(page, total);
  const costly = useMistakes({ ...of, order: "cost", page: 1 }, { enabled: withCostliest });
  if (!user.data || !mistakes.data) return <QueryFallback queries={[user, mistakes]} />;
  const { timeZone } = user.data;
  const sum = causesInWords(causes);
  return (
    <>
      <PageHeading
        title="Mistakes"
        description="What you answered wrong. It leaves this list when it was right on two later days."
        actions={open > 0 && <StartButton form={{ kind: "mistakes", ...of }}>Practise these</StartButton>}
      />
      <MistakesFilter view={view} courses={courses} />
      {mistakes.data.length === 0 ? (
        <EmptyState
          icon="circle-check-big"
          title={cause || courseId ? "No open mistakes with this filter" : "No open mistakes."}
          description="What you answer wrong is kept here until you have mastered it."
        />
      ) : (
        <div className="space-y-6">
          {sum && <p className="text-muted-foreground">{sum}</p>}
          {withCostliest && costly.data && (
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

/** The list in the server's order, grouped under the headings of its areas. */
function areasOf(list: Listed) {
  const areas: { moduleId: number; title: string; list: Listed }[] = [];
  for (const mistake of list) {
    const last = areas.at(-1);
    if (last?.moduleId === mistake.moduleId) last.list.push(mistake);
    else areas.push({ moduleId: mistake.moduleId, title: `${mistake.moduleTitle}`, list: [mistake] });
  }
  return areas;
}

/** A point that was answered wrong: its sentence, the cause, and the link to its lesson. */
function MistakeRow({ mistake, timeZone }: { mistake: Mistake; timeZone: string }) {
  const { statement, cause, at, times, almost, locked, courseTitle, courseId, topicId, topicTitle } = mistake;
  const hidden = useHidden(mistake);
  return (
    <li className="grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_auto] md:px-5">
      <div className="min-w-0 space-y-1">
        <p className="wrap-anywhere">{statement}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-compact text-muted-foreground">
          {cause && <Badge variant="exam">{CAUSE_LABELS[cause]}</Badge>}
          {almost && <Badge variant="soft">Right once since</Badge>}
          <span>
            {times === 1 ? "Wrong once" : `Wrong ${times} times`} · <RelativeTime at={at} timeZone={timeZone} /> ·{" "}
            {courseTitle}
          </span>
        </p>
      </div>
      {locked ? (
        <p className="flex items-center gap-1.5 text-compact text-muted-foreground">
          <Icon name="lock" className="size-4" />
          {hidden.note}
        </p>
      ) : (
        <Link
          href={`/courses/${courseId}/topics/${topicId}`}
          className={buttonVariants({ variant: "outline", size: "sm", className: "justify-self-start print:hidden" })}
        >
          Open lesson<span className="sr-only">: {topicTitle}</span>
        </Link>
      )}
    </li>
  );
}

type MistakesView = { page: number; courseId: number | undefined; cause: Cause | undefined };

type MistakesFilterProps = { view: MistakesView; courses: PractisedCourse[] };

/** The filter is stored in the address; any change returns to the first page. */
function MistakesFilter({ view, courses }: MistakesFilterProps) {
  const router = useRouter();
  const show = (course: string, cause: string) => {
    const query = new URLSearchParams();
    if (course) query.set("course", course);
    if (cause) query.set("cause", cause);
    router.replace(`/practice/mistakes${query.size > 0 ? `?${query}` : ""}`, { scroll: false });
  };
  const course = view.courseId ? String(view.courseId) : "";
  const cause = view.cause ?? "";
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-[minmax(0,20rem)_12rem] print:hidden">
      <Field label="Course">
        {(wiring) => (
          <NativeSelect {...wiring} value={course} onChange={({ target }) => show(target.value, cause)}>
            <option value="">All courses</option>
            {courses.map(({ courseId, title }) => (
              <option key={courseId} value={courseId}>
                {title}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Cause">
        {(wiring) => (
          <NativeSelect {...wiring} value={cause} onChange={({ target }) => show(course, target.value)}>
            <option value="">All causes</option>
            {CAUSES.map((option) => (
              <option key={option} value={option}>
                {CAUSE_LABELS[option]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  );
}
