import Link from "next/link";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent } from "@/components/ui/card";
import type { SubscriptionSummary } from "@/lib/subscriptions/contract";
import { isFailing } from "@/lib/subscriptions/rules";

export function PlanCard({ subscription: { active, tier, status } }: { subscription: SubscriptionSummary }) {
  const opened = active ? "Every module of every course is open to you." : "The first module of every course is free.";
  return (
    <SectionCard
      title="Subscription"
      aside={<Badge variant={active ? "soft" : "secondary"}>{active ? "Active" : "Free Plan"}</Badge>}
    >
      <CardContent className="space-y-4">
        <p>
          <span className="block text-compact text-muted-foreground">Plan</span>
          <span className="heading text-xl capitalize">{tier ?? (active ? "Premium" : "Basic")}</span>
        </p>
        <p className="text-muted-foreground text-sm">
          {isFailing(status) ? "Your last payment for Premium did not go through." : opened}
        </p>
        <Link
          prefetch={false}
          href="/subscribe"
          className={buttonVariants({ variant: active ? "outline" : "default", className: "w-full" })}
        >
          {active ? "Manage Subscription" : "Upgrade to Premium"}
        </Link>
      </CardContent>
    </SectionCard>
  );
}
