import { ChevronRight } from "lucide-react";
import type { Lesson } from "@/lib/lessons/contract";

/** What is to be known at the end: a fold where the page has one column, a box in print. On a wide screen it stands beside the text. */
export function PointsBox({ lesson: { points, sources } }: { lesson: Lesson }) {
  return (
    <>
      {points.length > 0 && (
        <details className="group mt-10 rounded-lg border bg-card px-4 py-1 min-[1100px]:hidden print:block print:break-inside-avoid">
          <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden="true"
              className="size-4 transition-transform group-open:rotate-90 print:hidden"
            />
            The points of this lesson
          </summary>
          <ol className="mb-3 list-decimal space-y-2 pl-6 text-sm marker:text-muted-foreground">
            {points.map(({ id, statement }) => (
              <li key={id}>{statement}</li>
            ))}
          </ol>
        </details>
      )}
      {sources.length > 0 && <p className="mt-8 text-compact text-muted-foreground">Sources: {sources.join("; ")}</p>}
    </>
  );
}
