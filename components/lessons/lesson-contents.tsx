import type { Lesson } from "@/lib/lessons/contract";
import { headingsOf } from "@/lib/lessons/rules";

/** The parts of the text as links, and below them what is to be known at the end. */
export function LessonContents({ lesson: { blocks, points } }: { lesson: Lesson }) {
  const headings = [...headingsOf(blocks).values()];
  return (
    <div className="max-h-[calc(100dvh-7rem)] space-y-6 overflow-y-auto text-compact">
      {headings.length > 0 && (
        <nav aria-label="In this lesson">
          <p className="mb-2 font-semibold">In this lesson</p>
          <ul className="space-y-1.5 text-muted-foreground leading-snug">
            {headings.map(({ id, level, text }) => (
              <li key={id} className={level === 3 ? "pl-3" : undefined}>
                <a href={`#${id}`} className="block rounded-sm py-1 hover:text-foreground hover:underline">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {points.length > 0 && (
        <section aria-labelledby="lesson-points">
          <p id="lesson-points" className="mb-2 font-semibold">
            Points
          </p>
          <ol className="space-y-2.5 text-muted-foreground leading-snug">
            {points.map(({ id, statement }) => (
              <li key={id}>{statement}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
