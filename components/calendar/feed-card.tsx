"use client";
import { CalendarSync } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { useFeed, useResetFeed } from "@/lib/calendar/hooks";
import { FeedLink } from "./feed-link";

/** Subscribe, copy, reset: the student's own calendar reads along. */
export function FeedCard({ className }: { className?: string }) {
  const { data } = useFeed();
  const reset = useResetFeed();
  if (!data) return null;
  return (
    <Card className={className}>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <CalendarSync aria-hidden="true" className="size-5 text-muted-foreground" />
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
