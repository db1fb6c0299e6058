"use client";
import { PageHeading } from "@/components/shell/page-heading";
import type { AuditFilter } from "@/lib/admin/hooks";
import { AuditSection } from "./audit-section";
import { Enrollments } from "./enrollments";
import { NeedsAttention } from "./needs-attention";
import { QuickActions } from "./quick-actions";
import { Stats } from "./stats";

export function OverviewScreen({ filter }: { filter: AuditFilter }) {
  return (
    <>
      <PageHeading title="Admin Dashboard" description="What there is, what waits for you, and what was done." />
      <div className="space-y-6 md:space-y-8">
        <Stats />
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Enrollments />
          <div className="space-y-4 max-lg:order-first md:space-y-6">
            <NeedsAttention />
            <QuickActions />
          </div>
        </div>
        <AuditSection filter={filter} />
      </div>
    </>
  );
}
