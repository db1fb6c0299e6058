"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUser } from "@/lib/accounts/hooks";
import { invalidate } from "@/lib/platform/use-endpoint";
import { SHOWS_THE_PLAN } from "@/lib/subscriptions/hooks";

/** When the plan has changed since the frame around the page was read, the frame is read anew: one truth a screen. */
export function SameEverywhere({ active }: { active: boolean }) {
  const client = useQueryClient();
  const { data: user } = useUser();
  const differs = user !== undefined && user.subscription.active !== active;
  useEffect(() => {
    if (differs) void invalidate(client, SHOWS_THE_PLAN);
  }, [client, differs]);
  return null;
}
