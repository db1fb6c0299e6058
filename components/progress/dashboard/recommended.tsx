import { CardContent } from "@/components/ui/card";
import type { CourseItem } from "@/lib/courses/contract";
import { MOST_SHOWN } from "./continue-learning";
import { RecommendedCourse } from "./recommended-course";
import { SectionCard } from "./section-card";

export function Recommended({ courses }: { courses: CourseItem[] }) {
  return (
    <SectionCard title="Recommended for You" className="lg:col-span-2">
      {courses.length === 0 ? (
        <CardContent>
          <p className="text-muted-foreground text-sm">You've enrolled in all available courses!</p>
        </CardContent>
      ) : (
        <ul className="grid divide-y border-t sm:grid-cols-3 sm:divide-x sm:divide-y-0">
          {courses.slice(0, MOST_SHOWN).map((course) => (
            <RecommendedCourse key={course.id} course={course} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
