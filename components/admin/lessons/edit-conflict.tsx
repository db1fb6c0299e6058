import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ManagedLesson } from "@/lib/lessons/contract/managing";

type EditConflictProps = {
  current: ManagedLesson;
  base: ManagedLesson;
  onReload(): void;
  onTake(lesson: ManagedLesson): void;
};

/** Somebody else saved meanwhile: the own text stays in the field until its author decides. */
export function EditConflict({ current, base, onReload, onTake }: EditConflictProps) {
  const isThere = current.version !== base.version;
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-destructive-soft px-4 py-3 text-sm"
    >
      <TriangleAlert aria-hidden="true" className="size-4 text-destructive" />
      <p className="min-w-0 flex-1 basis-52">
        Somebody else changed this lesson meanwhile. Your text is still in the field; copy what you want to keep.
      </p>
      <Button size="sm" variant="outline" onClick={() => (isThere ? onTake(current) : onReload())}>
        {isThere ? "Show their version" : "Look at their version"}
      </Button>
    </div>
  );
}
