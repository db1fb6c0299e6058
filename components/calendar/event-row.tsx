import { Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Event } from "@/lib/calendar/contract";
import { timesOf } from "@/lib/calendar/rules";
import type { EventDialogState } from "./event-dialog";

type EventRowProps = { event: Event; timeZone: string; onOpenDialog(asked: EventDialogState): void };

export function EventRow({ event, timeZone, onOpenDialog }: EventRowProps) {
  const { title, description, courseTitle, isExamEvent } = event;
  return (
    <li className="flex gap-2 px-4 py-3">
      <div className="min-w-0 flex-1 space-y-0.5 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm">
          <bdi>{title}</bdi>
          {isExamEvent && <Badge variant="exam">Exam</Badge>}
        </p>
        <p className="text-compact text-muted-foreground">
          <time dateTime={event.startDate}>{timesOf(event, timeZone)}</time>
          {courseTitle && !title.includes(courseTitle) && <> · {courseTitle}</>}
        </p>
        {description && (
          <p dir="auto" className="whitespace-pre-line pt-1 text-compact">
            {description}
          </p>
        )}
        {isExamEvent && event.courseId !== null && (
          <Link
            prefetch={false}
            href={`/courses/${event.courseId}#exam-date`}
            className="inline-block pt-1 text-compact text-primary underline underline-offset-4 hover:no-underline"
          >
            Change the exam date
          </Link>
        )}
      </div>
      {!isExamEvent && (
        <div className="-mr-2 flex shrink-0">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Edit ${title}`}
            onClick={() => onOpenDialog({ kind: "edit", event })}
          >
            <Pencil aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Delete ${title}`}
            onClick={() => onOpenDialog({ kind: "delete", event })}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      )}
    </li>
  );
}
