"use client";
import { LogOut } from "lucide-react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";
import type { Course } from "@/lib/courses/contract";

const LeaveDialog = lazyPart(() => import("./leave-dialog").then((dialog) => dialog.LeaveDialog));

/** Quiet, and the question behind it is fetched only when it is asked. */
export function LeaveCourse({ course }: { course: Course }) {
  const { opened, button, dialog } = useDialog();
  return (
    <>
      <Button {...button} variant="ghost" size="sm" className="-mr-3 text-muted-foreground">
        <LogOut aria-hidden="true" />
        Leave course
      </Button>
      {opened && <LeaveDialog course={course} {...dialog} />}
    </>
  );
}
