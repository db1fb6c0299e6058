"use client";
import { useEffect, useRef } from "react";
import type { Course } from "@/lib/courses/contract";
import { currentModule } from "@/lib/courses/rules";
import type { EnrolledCourse } from "@/lib/progress/contract";
import { ContinueBar } from "./continue-bar";
import { CourseHeader } from "./course-header";
import { CourseRail } from "./course-rail";
import { ModuleList } from "./module-list";
import { useOpenModules } from "./use-open-modules";

/** `enrolment` is missing for somebody who has not enrolled. */
export function CourseView({ course, enrolment }: { course: Course; enrolment: EnrolledCourse | undefined }) {
  const enrolled = enrolment !== undefined;
  const current = currentModule(course);
  const modules = useOpenModules(course, enrolled ? current : course.modules[0]);
  const heading = useFocusAfterEnrolling(enrolled);
  const resume = () => current && modules.reveal(`module-${current.id}`);

  return (
    <>
      <CourseHeader ref={heading} course={course} enrolled={enrolled} onContinue={resume} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8">
        <div className="xl:sticky xl:top-22 xl:col-start-2">
          <CourseRail course={course} enrolment={enrolment} />
        </div>
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">
          <ModuleList course={course} enrolled={enrolled} current={current} modules={modules} />
        </div>
      </div>
      {enrolled && <ContinueBar onContinue={resume} />}
    </>
  );
}

/** The button that was pressed is gone then; without this the keyboard would start again at the top of the page. */
function useFocusAfterEnrolling(enrolled: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(enrolled);
  useEffect(() => {
    if (before.current === enrolled) return;
    before.current = enrolled;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [enrolled]);
  return heading;
}
