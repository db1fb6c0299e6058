"use client";
import { Flag } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Post } from "@/lib/forums/contract/posts";

const ReportDialog = dynamic(() => import("./report-dialog").then((dialog) => dialog.ReportDialog), { ssr: false });

export function ReportPost({ post }: { post: Post }) {
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const focusHere = (event: Event) => {
    event.preventDefault();
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="px-2 text-muted-foreground"
      >
        <Flag aria-hidden="true" />
        <span className="max-sm:sr-only">Report</span>
      </Button>
      {open !== undefined && (
        <ReportDialog post={post} open={open} onOpenChange={setOpen} onCloseAutoFocus={focusHere} />
      )}
    </>
  );
}
