"use client";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { useUser } from "@/lib/accounts/hooks";
import { isFailing } from "@/lib/subscriptions/rules";
import { subscribeUrl } from "./return-path";

type PremiumLinkProps = {
  /** The address to return to. */
  from: string;
  className?: string;
  children: ReactNode;
};

/** Leads to the plans. Whoever has Premium and a payment that failed is not asked to buy it again. */
export function PremiumLink({ from, className, children }: PremiumLinkProps) {
  const { data: user } = useUser();
  return (
    <Link href={subscribeUrl(from)} className={className}>
      {isFailing(user?.subscription.status ?? null) ? "Update payment method" : children}
    </Link>
  );
}
