"use client";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { lazyPart } from "@/components/ui/lazy-part";
import { useFeed, useResetFeed } from "@/lib/calendar/hooks";
import { toast } from "@/lib/platform/toast";
import type { FeedEnd } from "./end-feed-dialog";

/** Subscribe to the feed, copy its link or reset it: the student's own calendar program then shows our events. */
export function FeedCard({ className }: { className?: string }) {
  const { data } = useFeed();
  const reset = useResetFeed();
  if (!data) return null;
  return (
    <Card className={className}>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <Icon name="calendar-sync" className="size-5 text-muted-foreground" />
          Subscribe in your own calendar
        </CardTitle>
        <CardDescription className="max-w-[72ch]">
          Google Calendar, Apple Calendar and Outlook can show your events and exams and keep them up to date.{" "}
          {data.address
            ? "Whoever has this private link can read them, so share it with nobody."
            : "You get a private link, which you can reset or end at any time."}
        </CardDescription>
      </CardHeader>
      <CardContent>
        {data.address ? (
          <FeedLink address={data.address} />
        ) : (
          <Button variant="outline" aria-disabled={reset.isPending} onClick={() => reset.isPending || reset.mutate({})}>
            Create private link
          </Button>
        )}
      </CardContent>
    </Card>
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
