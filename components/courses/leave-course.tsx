"use client";
import { LogOut } from "lucide-react";
import dynamic from "next/dynamic";
import { Button } from "@/components/ui/button";
import { useDialog } from "@/components/ui/use-dialog";
import type { Course } from "@/lib/courses/contract";

const LeaveDialog = dynamic(() => import("./leave-dialog").then((dialog) => dialog.LeaveDialog), { ssr: false });

/** Quiet, and the question behind it is fetched only when it is asked. */
export function LeaveCourse({ course }: { course: Course }) {
  const { asked, button, dialog } = useDialog();
  return (
    <>
      <Button {...button} variant="ghost" size="sm" className="-mr-3 text-muted-foreground">
        <LogOut aria-hidden="true" />
        Leave course
      </Button>
      {asked && <LeaveDialog course={course} {...dialog} />}
    </>
  );
}
