import { Skeleton } from "@/components/ui/skeleton";

/** Reserves the space of a form while its code is loading. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="space-y-4" aria-hidden="true">
      {Array.from({ length: fields }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never move
        <div key={at} className="space-y-1.5">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
      <Skeleton className="h-10 w-32" />
    </div>
  );
}
