import { Check } from "lucide-react";
import Link from "next/link";
import type { Lesson } from "@/lib/lessons/contract";
import { lessonAddress } from "@/lib/lessons/rules";

/** The module's topics with what is completed of them. */
export function ModuleTopics({ lesson: { courseId, moduleTitle, topicId, topics } }: { lesson: Lesson }) {
  return (
    <nav aria-label={moduleTitle} className="max-h-[calc(100dvh-7rem)] overflow-y-auto text-compact">
      <p className="mb-2 font-semibold">{moduleTitle}</p>
      <ul className="border-l">
        {topics.map((topic) => (
          <li key={topic.topicId}>
            <Link
              prefetch={false}
              href={lessonAddress(courseId, topic.topicId)}
              aria-current={topic.topicId === topicId ? "page" : undefined}
              className="-ml-px flex items-start gap-1.5 border-transparent border-l-2 py-1.5 pl-3 text-muted-foreground leading-snug hover:text-foreground aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-foreground"
            >
              <span className="min-w-0 flex-1">{topic.title}</span>
              {topic.completed && (
                <>
                  <Check aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-primary" />
                  <span className="sr-only">, completed</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
