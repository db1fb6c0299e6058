"use client";
import { CalendarPlus, Copy } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import { lazyPart } from "@/components/ui/lazy-part";
import { toast } from "@/lib/platform/toast";
import type { FeedEnd } from "./end-feed-dialog";

const EndFeedDialog = lazyPart(() => import("./end-feed-dialog").then((dialog) => dialog.EndFeedDialog));

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
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <a href={subscription(address)} className={buttonVariants({ variant: "outline" })}>
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
      {ending && <EndFeedDialog ending={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}
