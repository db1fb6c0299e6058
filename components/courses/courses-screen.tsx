"use client";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { SearchBox } from "@/components/shell/search-box";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useCourses } from "@/lib/courses/hooks";
import { counted, matches } from "@/lib/courses/rules";
import { sentenceOf } from "@/lib/platform/call";
import { useMyCourses } from "@/lib/progress/hooks";
import { AvailableCourses } from "./available-courses";
import { CoursesSkeleton } from "./courses-skeleton";
import { EnrolledCourses } from "./enrolled-courses";
import { type CoursesTab, useCourseFilter } from "./use-course-filter";

export function CoursesScreen() {
  const { tab, search, change } = useCourseFilter();
  const all = useCourses();
  const myCourses = useMyCourses();
  const error = all.error ?? myCourses.error;
  const enrolled = myCourses.data?.filter((course) => matches(course, search)) ?? [];
  const taken = new Set(myCourses.data?.map((course) => course.id));
  const available = all.data?.filter((course) => !taken.has(course.id) && matches(course, search)) ?? [];
  const retry = () => void Promise.all([all.refetch(), myCourses.refetch()]);
  const loaded = all.data && myCourses.data;

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
              elsewhere={enrolled.length}
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
