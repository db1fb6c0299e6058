import { PenLine } from "lucide-react";
import type { Lesson } from "@/lib/lessons/contract";

/** In the place of a text that is not there yet. */
export function UnwrittenLesson({ lesson: { description } }: { lesson: Lesson }) {
  return (
    <div className="space-y-5">
      <p className="font-serif text-lg leading-relaxed">{description}</p>
      <p className="flex items-center gap-2 rounded-lg border border-dashed px-4 py-3 text-muted-foreground text-sm">
        <PenLine aria-hidden="true" className="size-4 shrink-0" />
        This lesson is being written.
      </p>
    </div>
  );
}
