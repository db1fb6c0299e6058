"use client";
import { Bell } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { usePolledAttention } from "@/lib/admin/hooks";
import { PAYMENTS_LINK, REPORTS_LINK } from "@/lib/admin/rules";
import { badgeOf } from "@/lib/notifications/rules";

/** Counts open reports and failed payments, and leads to them: straight there when only one kind waits. */
export function AdminBell() {
  const { data: { openReports, failedPayments } = { openReports: 0, failedPayments: 0 } } = usePolledAttention();
  const waiting = openReports + failedPayments;
  const href =
    waiting === 0 || (openReports > 0 && failedPayments > 0)
      ? "/admin#attention"
      : openReports > 0
        ? REPORTS_LINK
        : PAYMENTS_LINK;
  return (
    <Link
      prefetch={false}
      href={href}
      className={buttonVariants({ variant: "ghost", size: "icon", className: "relative" })}
    >
      <Bell aria-hidden="true" className="size-5!" />
      <span className="sr-only">
        {waiting === 0 ? "Nothing needs attention" : `${badgeOf(waiting)} need attention`}
      </span>
      {waiting > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 font-semibold text-[0.6875rem] text-primary-foreground tabular-nums leading-none"
        >
          {badgeOf(waiting)}
        </span>
      )}
    </Link>
  );
}
