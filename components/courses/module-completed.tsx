import { ArrowRight, CircleCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { CourseModule } from "@/lib/courses/contract";

type ModuleCompletedProps = { next: CourseModule | undefined; onNext(anchor: string): void };

/** The one celebration: a ring that opens once round the tick. Under reduced motion the words alone. */
export function ModuleCompleted({ next, onNext }: ModuleCompletedProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t bg-primary-soft px-4 py-3 md:px-5">
      <span aria-hidden="true" className="relative grid size-6 place-items-center text-primary">
        <span className="absolute inset-0 animate-ping rounded-full bg-primary/40 [animation-fill-mode:forwards] [animation-iteration-count:1] motion-reduce:hidden" />
        <CircleCheck className="zoom-in-50 relative size-6 animate-in duration-300 motion-reduce:animate-none" />
      </span>
      <p role="status" className="heading min-w-0 flex-1 basis-40 text-primary">
        Module completed
      </p>
      {next && (
        <Button variant="outline" size="sm" onClick={() => onNext(`module-${next.id}`)} className="max-w-full">
          <span className="truncate">Next: {next.title}</span>
          <ArrowRight aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
