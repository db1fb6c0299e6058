import { ExternalLink } from "lucide-react";
import type { Course } from "@/lib/courses/contract";

/** What the outline rests on, and that nobody official has approved it. */
export function CourseSource({ course: { code, body, syllabusPeriod, sourceUrl, sourceNote } }: { course: Course }) {
  const syllabus = [body, code, "syllabus"].filter(Boolean).join(" ");
  const period = syllabusPeriod && `, ${syllabusPeriod}`;
  if (!sourceUrl && !sourceNote && !syllabusPeriod) return null;
  return (
    <p className="mt-3 max-w-[90ch] text-compact text-muted-foreground">
      {sourceUrl ? (
        <a
          href={sourceUrl}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4 hover:text-foreground"
        >
          {syllabus}
          {period}
          <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-[-0.15em]" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <>
          {syllabus}
          {period}
        </>
      )}
      . {sourceNote}
    </p>
  );
}
