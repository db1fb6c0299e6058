import { Button } from "@/components/ui/button";
import type { useWholePost } from "@/lib/forums/hooks";
import { sentenceOf } from "@/lib/platform/query/call";

type RestOfPostProps = Pick<ReturnType<typeof useWholePost>, "isLoading" | "error" | "fetchWhole">;

/** The button below the shortened text of a very long post. */
export function RestOfPost({ isLoading, error, fetchWhole }: RestOfPostProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button variant="outline" size="sm" onClick={fetchWhole} aria-disabled={isLoading}>
        {isLoading ? "Loading..." : "Show the whole post"}
      </Button>
      {error && !isLoading && (
        <p role="alert" className="text-compact text-destructive">
          {sentenceOf(error)}
        </p>
      )}
    </div>
  );
}
