import type { CourseModule } from "@/lib/courses/contract";

/** The topics of a module that cannot be studied yet: readable, nothing to tick. */
export function TopicOutline({ module }: { module: CourseModule }) {
  return (
    <ul className="border-t">
      {module.topics.map((topic) => (
        <li key={topic.id} id={`topic-${topic.id}`} className="border-b px-4 py-2.5 last:border-0 md:px-5">
          <p className="font-medium text-sm">{topic.title}</p>
          <p className="text-compact text-muted-foreground">{topic.description}</p>
        </li>
      ))}
    </ul>
  );
}
