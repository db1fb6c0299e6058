import Link from "next/link";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { Badge } from "@/components/ui/badge";
import { buttonLook } from "@/components/ui/button-look";
import { CardContent } from "@/components/ui/card";
import type { SubscriptionSummary } from "@/lib/subscriptions/contract";

export function PlanCard({ subscription: { active, tier } }: { subscription: SubscriptionSummary }) {
  return (
    <SectionCard
      title="Subscription"
      aside={<Badge variant={active ? "primary" : "default"}>{active ? "Active" : "Free Plan"}</Badge>}
    >
      <CardContent className="space-y-4">
        <p>
          <span className="block text-compact text-muted-foreground">Plan</span>
          <span className="heading text-xl capitalize">{tier ?? (active ? "Premium" : "Basic")}</span>
        </p>
        <p className="text-muted-foreground text-sm">
          {active ? "Every module of every course is open to you." : "The first module of every course is free."}
        </p>
        <Link
          prefetch={false}
          href="/subscribe"
          className={buttonLook({ variant: active ? "outline" : "default", className: "w-full" })}
        >
          {active ? "Manage Subscription" : "Upgrade to Premium"}
        </Link>
      </CardContent>
    </SectionCard>
  );
}
