"use client";
import { ErrorState } from "@/components/shell/error-state";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { DialogState } from "@/components/ui/use-dialog";
import { TextBody } from "@/components/writing/text-body";
import type { Post } from "@/lib/forums/contract/posts";
import { usePostVersions } from "@/lib/forums/hooks";
import { sentenceOf } from "@/lib/platform/query/call";

type PostHistoryDialogProps = Omit<DialogState, "onCloseAutoFocus"> & { post: Post; timeZone: string };

/** The texts of a post before it was edited, newest first. */
export function PostHistoryDialog({ post, timeZone, open, onOpenChange }: PostHistoryDialogProps) {
  const { data: versions, error, refetch } = usePostVersions(post.id);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Earlier versions</DialogTitle>
          <DialogDescription>Only the author and admins see them. The latest twenty are kept.</DialogDescription>
        </DialogHeader>
        {error && !versions && <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />}
        {!error && !versions && <Skeleton className="h-32" />}
        {versions?.length === 0 && (
          <p className="text-muted-foreground text-sm">What this post said before it was edited was not kept.</p>
        )}
        {versions && versions.length > 0 && (
          <ol className="space-y-4">
            {versions.map((version) => (
              <li key={version.id} className="rounded-md border px-3 py-2">
                <p className="mb-1.5 text-compact text-muted-foreground">
                  <RelativeTime at={version.writtenAt} timeZone={timeZone} />
                </p>
                <TextBody text={version} />
              </li>
            ))}
          </ol>
        )}
      </DialogContent>
    </Dialog>
  );
}
