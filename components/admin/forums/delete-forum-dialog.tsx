"use client";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { counted } from "@/lib/courses/rules";
import type { Forum } from "@/lib/forums/contract/forums";
import { useDeleteForum, useForumContents } from "@/lib/forums/hooks/managing";
import { sentenceOf } from "@/lib/platform/query/call";

export function DeleteForumDialog({ forum, onClose }: { forum: Forum; onClose(): void }) {
  const remove = useDeleteForum();
  const { data: contents, error } = useForumContents(forum.id, remove.isPending || remove.isSuccess);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Are you sure?"
      description={contents ? warningOf(forum, contents) : `"${forum.name}" and everything in it would be deleted.`}
      confirm="Delete"
      confirming="Deleting..."
      isPending={remove.isPending}
      isReady={contents !== undefined}
      onConfirm={() => remove.mutate({ params: { id: forum.id } }, { onSuccess: onClose })}
    >
      {!contents && (
        <p role="status" className="text-muted-foreground text-sm">
          {error ? `What is in it could not be counted. ${sentenceOf(error)}` : "Counting what is in it..."}
        </p>
      )}
      <p className="text-sm">To put it out of sight and keep what was written, edit it and switch it off instead.</p>
    </ConfirmDialog>
  );
}

type Contents = { threads: number; posts: number; openReports: number };

function warningOf({ name }: Forum, { threads, posts, openReports }: Contents): string {
  const reports = openReports > 0 ? ` Of its posts ${counted(openReports, "report")} would never be looked at.` : "";
  return `This deletes "${name}" with ${counted(threads, "thread")} and ${counted(posts, "post")}.${reports} This cannot be undone.`;
}
