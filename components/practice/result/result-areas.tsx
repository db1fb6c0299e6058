import { SectionCard } from "@/components/progress/dashboard/section-card";
import type { Result } from "@/lib/practice/contract/shapes";
import { ShareBar } from "../share-bar";

/** Marks by area, with the word for them. */
export function ResultAreas({ areas }: { areas: Result["areas"] }) {
  return (
    <SectionCard title="Areas">
      <ul className="divide-y border-t">
        {areas.map(({ moduleId, title, marks, outOf, word }) => (
          <li key={moduleId} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3 md:px-5">
            <p className="min-w-0 font-medium text-sm">{title}</p>
            <p className="text-sm tabular-nums">
              {marks} of {outOf} <span className="text-muted-foreground">{word}</span>
            </p>
            <ShareBar share={outOf === 0 ? 0 : marks / outOf} className="col-span-2" />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
