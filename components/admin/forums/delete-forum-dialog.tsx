"use client";
import { useOpener } from "@/components/admin/people/use-opener";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { counted } from "@/lib/courses/rules";
import type { Forum } from "@/lib/forums/contract/forums";
import { useDeleteForum, useForumContents } from "@/lib/forums/hooks/managing";
import { sentenceOf } from "@/lib/platform/call";

export function DeleteForumDialog({ forum, onClose }: { forum: Forum; onClose(): void }) {
  const remove = useDeleteForum();
  const { data: contents, error } = useForumContents(forum.id, remove.isPending || remove.isSuccess);
  const backToOpener = useOpener();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        role="alertdialog"
        title="Are you sure?"
        description={contents ? warningOf(forum, contents) : `"${forum.name}" and everything in it would be deleted.`}
        onCloseAutoFocus={backToOpener}
      >
        {!contents && (
          <p role="status" className="text-muted-foreground text-sm">
            {error ? `What is in it could not be counted. ${sentenceOf(error)}` : "Counting what is in it..."}
          </p>
        )}
        <p className="text-sm">To put it out of sight and keep what was written, edit it and switch it off instead.</p>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            variant="destructive"
            aria-disabled={remove.isPending || !contents}
            onClick={() =>
              remove.isPending || !contents || remove.mutate({ params: { id: forum.id } }, { onSuccess: onClose })
            }
          >
            {remove.isPending ? "Deleting..." : "Delete"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

type Contents = { threads: number; posts: number; openReports: number };

function warningOf({ name }: Forum, { threads, posts, openReports }: Contents): string {
  const reports = openReports > 0 ? ` Of its posts ${counted(openReports, "report")} would never be looked at.` : "";
  return `This deletes "${name}" with ${counted(threads, "thread")} and ${counted(posts, "post")}.${reports} This cannot be undone.`;
}
