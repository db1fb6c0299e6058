"use client";
import { MessagesSquare, Plus } from "lucide-react";
import { useState } from "react";
import { useFailureToast } from "@/components/forums/use-failure-toast";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { moved } from "@/lib/admin/rules/order";
import type { Forum } from "@/lib/forums/contract/forums";
import { useForums } from "@/lib/forums/hooks";
import { useOrderForums } from "@/lib/forums/hooks/managing";
import { ForumList } from "./forum-list";

const ForumDialog = lazyPart(() => import("./forum-dialog").then((part) => part.ForumDialog));
const DeleteForumDialog = lazyPart(() => import("./delete-forum-dialog").then((part) => part.DeleteForumDialog));

const UNABLE = "Unable to load forums. Please try again later.";

type ForumDialogState = { kind: "form"; id?: number } | { kind: "delete"; forum: Forum };

export function ForumsTab() {
  const { data: forums, error, refetch } = useForums();
  const [dialog, setDialog] = useState<ForumDialogState | null>(null);
  const order = useOrderForums();
  useFailureToast(error, "Error loading forums", UNABLE);
  if (!forums)
    return error ? <ErrorState message={UNABLE} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />;
  const ids = forums.map(({ id }) => id);
  const create = (
    <Button onClick={() => setDialog({ kind: "form" })}>
      <Plus aria-hidden="true" />
      Create Forum
    </Button>
  );
  return (
    <>
      {forums.length === 0 ? (
        <EmptyState
          icon={MessagesSquare}
          title="No forums available"
          description="Without one there is nowhere to ask."
          action={create}
        />
      ) : (
        <>
          <div className="mb-4 flex justify-end">{create}</div>
          <ForumList
            forums={forums}
            onMove={(index, by) => order.isPending || order.mutate({ body: { ids: moved(ids, index, by) } })}
            onEdit={(id) => setDialog({ kind: "form", id })}
            onDelete={(forum) => setDialog({ kind: "delete", forum })}
          />
        </>
      )}
      {dialog?.kind === "form" && <ForumDialog id={dialog.id} forums={forums} onClose={() => setDialog(null)} />}
      {dialog?.kind === "delete" && <DeleteForumDialog forum={dialog.forum} onClose={() => setDialog(null)} />}
    </>
  );
}
