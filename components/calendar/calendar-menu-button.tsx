"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";

const CalendarMenu = lazyPart(() => import("./calendar-menu").then((menu) => menu.CalendarMenu));
const FeedDialog = lazyPart(() => import("./feed-dialog").then((dialog) => dialog.FeedDialog));

type CalendarMenuButtonProps = {
  /** Whether the dialog of the feed is open from the beginning. */
  showsFeed: boolean;
};

/** The menu of what is seldom needed: the repair of exam events and the feed. */
export function CalendarMenuButton({ showsFeed }: CalendarMenuButtonProps) {
  const { opened, triggerProps } = useOpenOnDemand(CalendarMenu.preload);
  const [feed, setFeed] = useState<"never" | "open" | "closed">(showsFeed ? "open" : "never");
  const button = (
    <Button
      variant="outline"
      size="icon"
      aria-label="Calendar options"
      aria-haspopup="menu"
      aria-expanded={false}
      {...triggerProps}
    >
      <Icon name="ellipsis" />
    </Button>
  );
  return (
    <>
      {opened ? <CalendarMenu fallback={button} onSubscribe={() => setFeed("open")} /> : button}
      {feed !== "never" && <FeedDialog open={feed === "open"} onClose={() => setFeed("closed")} />}
    </>
  );
}
