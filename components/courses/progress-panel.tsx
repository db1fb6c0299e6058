import { Card } from "@/components/ui/card";
import { Ring } from "@/components/ui/ring";
import type { Course } from "@/lib/courses/contract";
import { totalsOf } from "@/lib/courses/rules";
import { percentOf } from "@/lib/progress/rules";

/** Counted from the ticks on this very page, so that it moves with them. */
export function ProgressPanel({ course }: { course: Course }) {
  const { topics, ofTopics, modules, ofModules } = totalsOf(course);
  const percent = percentOf(topics, ofTopics);
  return (
    <Card className="p-4 md:p-5">
      <h2 className="heading text-lg">Your progress</h2>
      <div className="mt-3 flex items-center gap-4">
        <Ring value={percent} size={76} stroke={7}>
          <span className="font-semibold text-lg">{percent}%</span>
        </Ring>
        <dl className="min-w-0 flex-1 text-sm">
          <Line name="Topics completed" count={topics} of={ofTopics} />
          <Line name="Modules completed" count={modules} of={ofModules} />
        </dl>
      </div>
    </Card>
  );
}

function Line({ name, count, of }: { name: string; count: number; of: number }) {
  return (
    <div className="flex justify-between gap-3 border-b py-1.5 last:border-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="whitespace-nowrap font-medium">
        {count} of {of}
      </dd>
    </div>
  );
}
