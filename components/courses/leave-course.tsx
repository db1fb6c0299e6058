"use client";
import { LogOut } from "lucide-react";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Course } from "@/lib/courses/contract";

const LeaveDialog = dynamic(() => import("./leave-dialog").then((dialog) => dialog.LeaveDialog), { ssr: false });

/** Quiet, and the question behind it is fetched only when it is asked. */
export function LeaveCourse({ course }: { course: Course }) {
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
        className="-mr-3 text-muted-foreground"
      >
        <LogOut aria-hidden="true" />
        Leave course
      </Button>
      {open !== undefined && (
        <LeaveDialog course={course} open={open} onOpenChange={setOpen} onCloseAutoFocus={focusHere} />
      )}
    </>
  );
}
