import { nameParts } from "@/lib/courses/rules";

type CourseNameProps = { title: string; className?: string };

/**
 * A course in a narrow place: its code as a chip, then its name. Screen readers and the search in the page get the whole
 * title.
 */
export function CourseName({ title, className }: CourseNameProps) {
  const { code, name } = nameParts(title);
  if (code === null) return <span className={className}>{title}</span>;
  return (
    <>
      <span aria-hidden="true" className={className}>
        <span className="course-code">{code}</span>
        {name}
      </span>
      <span className="sr-only">{title}</span>
    </>
  );
}
