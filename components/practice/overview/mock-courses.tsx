import { SectionCard } from "@/components/progress/dashboard/section-card";
import { Link } from "@/components/ui/link";
import type { Practice } from "@/lib/practice/contract/overview";
import { marksText } from "@/lib/practice/rules/exam";

/** The courses whose papers can be rehearsed, with the last marks. */
export function MockCourses({ courses }: { courses: Practice["courses"] }) {
  const papers = courses.filter(({ canMock, lastMock }) => canMock || lastMock);
  if (papers.length === 0) return null;
  return (
    <SectionCard title="Mock exams">
      <ul className="divide-y border-t">
        {papers.map(({ courseId, title, lastMock }) => (
          <li key={courseId} className="relative px-4 py-3 hover:bg-muted/50 md:px-5">
            <Link
              href={`/courses/${courseId}/mock`}
              className="font-medium text-sm underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <p className="text-compact text-muted-foreground">
              {lastMock ? `Last: ${marksText(lastMock.marks)} of ${marksText(lastMock.outOf)} marks` : "None taken yet"}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
