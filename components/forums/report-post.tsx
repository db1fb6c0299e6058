"use client";
import { Flag } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";
import type { Post } from "@/lib/forums/contract/posts";

const ReportPostDialog = lazyPart(() => import("./report-post-dialog").then((dialog) => dialog.ReportPostDialog));

export function ReportPost({ post }: { post: Post }) {
  const { opened, button, dialog } = useDialog();
  const sent = post.isReportedByUser;
  return (
    <>
      <Button
        {...button}
        variant="ghost"
        size="sm"
        aria-disabled={sent}
        onClick={() => sent || button.onClick()}
        className="px-2 text-muted-foreground"
      >
        <Flag aria-hidden="true" className={cn(sent && "fill-current")} />
        <span className="max-sm:sr-only">{sent ? "Reported" : "Report"}</span>
      </Button>
      {opened && <ReportPostDialog post={post} {...dialog} />}
    </>
  );
}
