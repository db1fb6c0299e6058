"use client";
import { Flag } from "lucide-react";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/use-dialog";
import type { Post } from "@/lib/forums/contract/posts";

const ReportDialog = dynamic(() => import("./report-dialog").then((dialog) => dialog.ReportDialog), { ssr: false });

export function ReportPost({ post }: { post: Post }) {
  const { asked, button, dialog } = useDialog();
  return (
    <>
      <Button {...button} variant="ghost" size="sm" className="px-2 text-muted-foreground">
        <Flag aria-hidden="true" />
        <span className="max-sm:sr-only">Report</span>
      </Button>
      {asked && <ReportDialog post={post} {...dialog} />}
    </>
  );
}
