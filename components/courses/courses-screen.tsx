"use client";
import { type ReadonlyURLSearchParams, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ExamDateCountdown } from "@/components/progress/exam-date-countdown";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { SearchBox } from "@/components/shell/search-box";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { CourseItem } from "@/lib/courses/contract";
import { useCourses } from "@/lib/courses/hooks";
import { counted, matches } from "@/lib/courses/rules";
import { sentenceOf } from "@/lib/platform/query/call";
import type { MyCourse } from "@/lib/progress/contract";
import { useMyCourses } from "@/lib/progress/hooks";
import { AvailableCourses, COURSE_GRID } from "./available-courses";
import { CourseCard, titleIdOf } from "./course-card";

/** `drafts` are the viewer's own courses that the catalogue does not list yet. Only admins can have such courses. */
export function CoursesScreen({ drafts }: { drafts: readonly CourseItem[] }) {
  const { tab, search, change } = useCourseFilter();
  const catalogue = useCourses();
  const myCourses = useMyCourses();
  const error = catalogue.error ?? myCourses.error;
  const coursesById = new Map([...(catalogue.data ?? []), ...drafts].map((course) => [course.id, course]));
  const mine = myCourses.data?.flatMap((course) => {
    const item = coursesById.get(course.id);
    return item ? [{ ...item, ...course }] : [];
  });
  const enrolled = mine?.filter((course) => matches(course, search)) ?? [];
  const enrolledIds = new Set(myCourses.data?.map((course) => course.id));
  const available = catalogue.data?.filter((course) => !enrolledIds.has(course.id) && matches(course, search)) ?? [];
  const retry = () => void Promise.all([catalogue.refetch(), myCourses.refetch()]);
  const loaded = catalogue.data && myCourses.data;

  return (
    <>
      <PageHeading title="Courses" description="The first module of every course is free." />
      <SearchBox
        label="Search courses"
        placeholder="Search courses..."
        value={search}
        onChange={(event) => change({ search: event.target.value })}
        className="mb-5 max-w-md"
      />
      {!loaded && error && <ErrorState message={sentenceOf(error)} onRetry={retry} />}
      {!loaded && !error && <CoursesSkeleton />}
      {loaded && (
        <Tabs value={tab} onValueChange={(value) => change({ tab: value as CoursesTab })}>
          <TabsList aria-label="Courses">
            <Tab value="all" label="All Courses" count={available.length} />
            <Tab value="enrolled" label="Enrolled Courses" count={enrolled.length} />
          </TabsList>
          <TabsContent value="all">
            <AvailableCourses
              courses={available}
              search={search}
              enrolledCount={enrolled.length}
              onShowEnrolled={() => change({ tab: "enrolled" })}
            />
          </TabsContent>
          <TabsContent value="enrolled">
            <EnrolledCourses courses={enrolled} search={search} onViewAll={() => change({ tab: "all", search: "" })} />
          </TabsContent>
        </Tabs>
      )}
    </>
  );
}

function Tab({ value, label, count }: { value: CoursesTab; label: string; count: number }) {
  return (
    <TabsTrigger value={value} aria-label={`${label}, ${counted(count, "course")}`}>
      {label}
      <span aria-hidden="true" className="ml-2 rounded-sm bg-muted px-1.5 py-0.5 text-muted-foreground text-xs">
        {count}
      </span>
    </TabsTrigger>
  );
}

const CARDS = ["first", "second", "third"];

function CoursesSkeleton() {
  return (
    <div role="status" className="grid gap-4 pt-14 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading courses</span>
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-64 rounded-lg" />
      ))}
    </div>
  );
}

type CoursesTab = "all" | "enrolled";
type CourseFilter = { tab: CoursesTab; search: string };

const TYPING_MS = 200;

/** The tab and the search, also stored in the address, so that links and the Back button keep them. */
function useCourseFilter() {
  const params = useSearchParams();
  const address = queryOf(filterFrom(params));
  const [filter, setFilter] = useState(() => filterFrom(params));
  const lastWritten = useRef(address);

  // The address changed by navigation, so the field takes its text from the address.
  useEffect(() => {
    if (address === lastWritten.current) return;
    lastWritten.current = address;
    setFilter(filterFrom(new URLSearchParams(address)));
  }, [address]);

  // Browsers limit how often the address may change, so not every letter is written to it. It must not change during a
  // navigation either, because Next would cancel the navigation. So the tab is written at once, and the search text
  // when the field loses the focus.
  useEffect(() => {
    const next = queryOf(filter);
    if (next === lastWritten.current) return;
    const write = () => {
      lastWritten.current = next;
      window.history.replaceState(null, "", next || window.location.pathname);
    };
    if (filter.tab !== filterFrom(new URLSearchParams(lastWritten.current)).tab) return write();
    const timer = setTimeout(write, TYPING_MS);
    const writeNow = () => {
      clearTimeout(timer);
      write();
    };
    addEventListener("focusout", writeNow, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", writeNow);
    };
  }, [filter]);

  return { ...filter, change: (changes: Partial<CourseFilter>) => setFilter((before) => ({ ...before, ...changes })) };
}

function filterFrom(params: ReadonlyURLSearchParams | URLSearchParams): CourseFilter {
  return { tab: params.get("tab") === "enrolled" ? "enrolled" : "all", search: params.get("q") ?? "" };
}

function queryOf({ tab, search }: CourseFilter): string {
  const params = new URLSearchParams();
  if (tab !== "all") params.set("tab", tab);
  if (search.trim()) params.set("q", search.trim());
  return params.size > 0 ? `?${params}` : "";
}

type EnrolledCoursesProps = { courses: readonly (CourseItem & MyCourse)[]; search: string; onViewAll(): void };

function EnrolledCourses({ courses, search, onViewAll }: EnrolledCoursesProps) {
  if (courses.length === 0) {
    const reason = search.trim() ? "No enrolled courses match your search" : "You haven't enrolled in any courses yet";
    return (
      <EmptyState
        icon="graduation-cap"
        title="No enrolled courses"
        description={reason}
        action={<Button onClick={onViewAll}>View All Courses</Button>}
      />
    );
  }
  return (
    <ul className={COURSE_GRID}>
      {courses.map((course, index) => (
        <li key={course.id}>
          <CourseCard course={course} search={search} eager={index < 3} action={<Resume course={course} />}>
            <CourseStatus course={course} />
          </CourseCard>
        </li>
      ))}
    </ul>
  );
}

function Resume({ course }: { course: MyCourse }) {
  return (
    <Link href={`/courses/${course.id}`} aria-describedby={titleIdOf(course)} className={buttonVariants()}>
      Continue Learning
    </Link>
  );
}

function CourseStatus({ course }: { course: MyCourse }) {
  return (
    <div className="space-y-2 text-compact">
      <p className="flex justify-between gap-3">
        <span className="text-muted-foreground">
          {course.completedTopics} of {course.totalTopics} topics
        </span>
        <span className="font-semibold">{course.progress}%</span>
      </p>
      <Progress value={course.progress} aria-label={`Progress in ${course.title}`} />
      <ExamDateCountdown course={course} />
    </div>
  );
}
