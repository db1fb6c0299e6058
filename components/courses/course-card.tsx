import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Marked } from "@/components/ui/marked";
import type { CourseItem } from "@/lib/courses/contract";
import { counted, matchedParts, modulesShown, roughDurationOf } from "@/lib/courses/rules";
import { CourseImage } from "./course-image";

type CourseCardProps = {
  course: CourseItem;
  search: string;
  eager?: boolean;
  action: ReactNode;
  /** Shown above the footer of the card. */
  children?: ReactNode;
};

export const titleIdOf = (course: { id: number }) => `course-${course.id}-title`;

/** A card on wide screens, a row with a small picture on a phone. */
export function CourseCard({ course, search, eager, action, children }: CourseCardProps) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border bg-card">
      <div className="max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:p-4 max-sm:pb-2">
        <CourseImage
          src={course.imageUrl}
          eager={eager}
          className="w-full border-b max-sm:w-28 max-sm:shrink-0 max-sm:rounded-sm max-sm:border"
        />
        <h2 className="heading text-lg leading-snug sm:px-5 sm:pt-4">
          <Link
            id={titleIdOf(course)}
            href={`/courses/${course.id}`}
            className="rounded-sm after:absolute after:inset-0 hover:text-primary"
          >
            <Highlighted text={course.title} search={search} />
          </Link>
        </h2>
      </div>
      <div className="flex flex-1 flex-col px-4 pb-4 sm:px-5 sm:pt-1.5 sm:pb-5">
        <p className="line-clamp-2 text-muted-foreground text-sm">
          <Highlighted text={course.description} search={search} />
        </p>
        <div className="mt-auto space-y-4 pt-4">
          {children}
          <div className="flex items-center justify-between gap-3">
            <p className="text-compact text-muted-foreground">
              {counted(modulesShown(course), "module")} · {roughDurationOf(course.totalDuration)}
            </p>
            <div className="relative shrink-0">{action}</div>
          </div>
        </div>
      </div>
    </article>
  );
}

/** A text with the search matches marked. */
const Highlighted = ({ text, search }: { text: string; search: string }) => (
  <Marked parts={matchedParts(text, search)} />
);
