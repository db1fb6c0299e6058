import type { Metadata } from "next";
import { SubscribeScreen } from "@/components/subscriptions/subscribe-screen";
import { nextPath } from "@/lib/accounts/rules";
import { env } from "@/lib/platform/process/env";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { currentViewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { getSubscription } from "@/lib/subscriptions/contract";
import { countUnlocked } from "@/lib/subscriptions/reads";
import { subscriptionOf } from "@/lib/subscriptions/rules";

export const metadata: Metadata = {
  title: "Premium",
  description: "One plan for €9.99 a month opens every module of every course. Cancel anytime.",
};

export default async function SubscribePage({ searchParams }: PageProps<"/subscribe">) {
  const { next, cancelled, returned } = await searchParams;
  const viewer = await currentViewer();
  const screen = (
    <SubscribeScreen
      signedIn={viewer !== null}
      unlocked={await countUnlocked(viewer)}
      next={typeof next === "string" && nextPath(next) === next ? next : null}
      cancelled={cancelled !== undefined}
      returned={returned !== undefined}
      takesPayments={env.takesPayments}
      publishableKey={env.stripeEmbeddedKey ?? null}
    />
  );
  if (!viewer) return screen;
  return <Hydrate queries={[prefetched(getSubscription, {}, subscriptionOf(viewer, now()))]}>{screen}</Hydrate>;
}
