"use client";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { lazyPart } from "@/components/ui/lazy-part";
import { Spinner } from "@/components/ui/spinner";
import { useFeed, useResetFeed } from "@/lib/calendar/hooks";
import { toast } from "@/lib/platform/browser/toast";
import { sentenceOf } from "@/lib/platform/query/call";
import type { FeedEnd } from "./end-feed-dialog";

/** Subscribe to the feed, copy its link or reset it: the student's own calendar program then shows our events. */
export function FeedDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { data, error } = useFeed();
  const reset = useResetFeed();
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Subscribe in your own calendar</DialogTitle>
          <DialogDescription>
            Google Calendar, Apple Calendar and Outlook can show your events and exams and keep them up to date.{" "}
            {data?.address
              ? "Whoever has this private link can read them, so share it with nobody."
              : "You get a private link, which you can reset or end at any time."}
          </DialogDescription>
        </DialogHeader>
        {data?.address && <FeedLink address={data.address} />}
        {data?.address === null && (
          <Button
            variant="outline"
            className="w-fit"
            aria-disabled={reset.isPending}
            onClick={() => reset.isPending || reset.mutate({})}
          >
            Create private link
          </Button>
        )}
        {!data && (error ? <p role="alert">{sentenceOf(error)}</p> : <Spinner className="mx-auto my-4" />)}
      </DialogContent>
    </Dialog>
  );
}

const EndFeedDialog = lazyPart(() => import("./end-feed-dialog").then((dialog) => dialog.EndFeedDialog));

/** Calendar programs subscribe to webcal: links; an https: link would be downloaded only once. */
const subscription = (address: string) => address.replace(/^https?:/, "webcal:");

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: "Link copied" });
  } catch {
    toast({ variant: "destructive", title: "Error", description: "Please select the link and copy it by hand." });
  }
}

function FeedLink({ address }: { address: string }) {
  const id = useId();
  const [ending, setEnding] = useState<FeedEnd | null>(null);
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
          <Icon name="copy" />
          Copy
        </Button>
        <a href={subscription(address)} className={buttonVariants({ variant: "outline" })}>
          <Icon name="calendar-plus" />
          Subscribe
        </a>
        <a href={address} download="pacioli.ics" className={buttonVariants({ variant: "outline" })}>
          <Icon name="download" />
          Export
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
      {ending && <EndFeedDialog ending={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}
