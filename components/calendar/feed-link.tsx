"use client";
import { CalendarPlus, Copy } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { useResetFeed, useRevokeFeed } from "@/lib/calendar/hooks";
import { toast } from "@/lib/platform/toast";

/** What a calendar program opens instead of downloading it once. */
const subscription = (address: string) => address.replace(/^https?:/, "webcal:");

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: "Link copied" });
  } catch {
    toast({ variant: "destructive", title: "Error", description: "Please select the link and copy it by hand." });
  }
}

export function FeedLink({ address }: { address: string }) {
  const id = useId();
  const [ending, setEnding] = useState<"reset" | "end" | null>(null);
  return (
    <div className="space-y-3">
      <label htmlFor={id} className="sr-only">
        Private link
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
          className="min-w-0 flex-1 basis-64"
        />
        <Button variant="outline" onClick={() => copy(address)}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <a href={subscription(address)} className={buttonLook({ variant: "outline" })}>
          <CalendarPlus aria-hidden="true" />
          Subscribe
        </a>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" onClick={() => setEnding("reset")}>
          Reset link
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setEnding("end")}>
          Stop sharing
        </Button>
      </div>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}

function EndDialog({ ending, onClose }: { ending: "reset" | "end"; onClose(): void }) {
  const [reset, revoke] = [useResetFeed(), useRevokeFeed()];
  const write = ending === "reset" ? reset : revoke;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={ending === "reset" ? "Reset link" : "Stop sharing"}
        description={`The link stops working at once, and calendars that use it no longer update.${ending === "reset" ? " You get a new one to subscribe with." : ""}`}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            variant="destructive"
            aria-disabled={write.isPending}
            onClick={() => write.isPending || write.mutate({}, { onSuccess: onClose })}
          >
            {ending === "reset" ? "Reset link" : "Stop sharing"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
