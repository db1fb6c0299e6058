import { Skeleton } from "@/components/ui/skeleton";

const MODULES = ["first", "second", "third", "fourth"];

export function CourseSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading course</span>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-4 h-16 w-full max-w-[72ch]" />
      <div className="mt-8 space-y-3">
        {MODULES.map((module) => (
          <Skeleton key={module} className="h-20 rounded-lg" />
        ))}
      </div>
    </div>
  );
}
