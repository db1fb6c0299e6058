"use client";
import { Ellipsis, LogOut } from "lucide-react";
import { useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button-look";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { Course } from "@/lib/courses/contract";
import { LeaveDialog } from "./leave-dialog";

export function CourseMenu({ course }: { course: Course }) {
  const [leaving, setLeaving] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger
          ref={trigger}
          aria-label="Course options"
          className={buttonLook({ variant: "ghost", size: "icon", className: "text-muted-foreground" })}
        >
          <Ellipsis aria-hidden="true" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setLeaving(true)}>
            <LogOut aria-hidden="true" />
            Leave course
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <LeaveDialog
        course={course}
        open={leaving}
        onOpenChange={setLeaving}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus();
        }}
      />
    </>
  );
}
