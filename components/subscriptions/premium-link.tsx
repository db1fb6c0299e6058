"use client";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";
import { useUser } from "@/lib/accounts/hooks";
import { isFailing } from "@/lib/subscriptions/rules";
import { subscribeUrl } from "./return-path";

type PremiumLinkProps = Omit<ComponentProps<typeof Link>, "href"> & {
  /** The address to return to, if that is not the dashboard. */
  from?: string;
};

/** Leads to the plans. Whoever has Premium and a payment that failed is not asked to buy it again. */
export function PremiumLink({ from, children, ...props }: PremiumLinkProps) {
  const { data: user } = useUser();
  return (
    <Link href={from ? subscribeUrl(from) : "/subscribe"} {...props}>
      {isFailing(user?.subscription.status ?? null) ? "Update payment method" : children}
    </Link>
  );
}
