import { Skeleton } from "@/components/ui/skeleton";

const CARDS = ["first", "second", "third"];

export function CoursesSkeleton() {
  return (
    <div role="status" className="grid gap-4 pt-14 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading courses</span>
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-64 rounded-lg" />
      ))}
    </div>
  );
}
