"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { RelativeTime } from "@/components/ui/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import { useUser } from "@/lib/accounts/hooks";
import type { LessonVersion } from "@/lib/lessons/contract/managing";
import { useLessonVersions } from "@/lib/lessons/hooks/managing";
import { LineChanges } from "./line-changes";

type LessonHistoryProps = { topicId: number; onRestore(kept: LessonVersion): void };

/** All versions, newest first, each with its changes; an old version can be loaded into the editor. */
export function LessonHistory({ topicId, onRestore }: LessonHistoryProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const { data: versions } = useLessonVersions(topicId, open);
  const { data: user } = useUser();
  const shown = versions?.[chosen];
  const restore = () => {
    if (shown) onRestore(shown);
    setOpen(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon name="rotate-ccw-clock" />
        History
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent className="max-w-3xl">
          <DialogHeader>
            <DialogTitle>History</DialogTitle>
            <DialogDescription>
              Every save of this lesson. Restoring puts a text into the field; nothing is saved by it.
            </DialogDescription>
          </DialogHeader>
          {!versions && <Skeleton className="h-40" />}
          {versions?.length === 0 && <p className="text-muted-foreground text-sm">Nothing has been saved yet.</p>}
          {versions && versions.length > 0 && (
            <div className="grid gap-4 md:grid-cols-[13rem_minmax(0,1fr)]">
              <ul className="max-h-[55dvh] space-y-1 overflow-y-auto text-sm">
                {versions.map((one, index) => (
                  <li key={one.version}>
                    <button
                      type="button"
                      aria-pressed={index === chosen}
                      onClick={() => setChosen(index)}
                      className="w-full rounded-md px-3 py-2 text-left hover:bg-muted aria-pressed:bg-primary-soft"
                    >
                      <span className="block font-medium">Version {one.version}</span>
                      <span className="block text-compact text-muted-foreground">
                        {one.editor ?? "Came with the product"},{" "}
                        <RelativeTime at={one.createdAt} timeZone={user?.timeZone ?? "UTC"} />
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {shown && <LineChanges before={versions[chosen + 1]?.text ?? ""} after={shown.text} />}
            </div>
          )}
          <DialogFooter>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Close
            </Button>
            {shown && chosen > 0 && <Button onClick={restore}>Restore version {shown.version}</Button>}
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}
