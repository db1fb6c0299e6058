"use client";
import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { useAttention } from "@/lib/admin/hooks";
import { PAYMENTS_LINK, REPORTS_LINK } from "@/lib/admin/rules";
import { sentenceOf } from "@/lib/platform/call";

const KINDS = [
  { name: "openReports", label: "Open reports", href: REPORTS_LINK },
  { name: "failedPayments", label: "Failed payments", href: PAYMENTS_LINK },
  { name: "failedMails", label: "Mails that could not be sent" },
] as const;

export function NeedsAttention() {
  const { data, error } = useAttention();
  const waiting = KINDS.filter(({ name }) => data && data[name] > 0);
  return (
    <Card id="attention" className="scroll-mt-20">
      <CardHeader>
        <CardTitle>Needs attention</CardTitle>
      </CardHeader>
      <CardContent>
        {error && !data && <p className="text-destructive text-sm">{sentenceOf(error)}</p>}
        {data && waiting.length === 0 && (
          <p className="flex items-center gap-2 text-muted-foreground text-sm">
            <CircleCheck aria-hidden="true" className="size-4 text-primary" />
            Nothing waits for you.
          </p>
        )}
        <ul className="space-y-2">
          {waiting.map(({ name, label, ...kind }) => (
            <li key={name} className="flex items-center justify-between gap-3 text-sm">
              {"href" in kind ? (
                <Link prefetch={false} href={kind.href} className="text-primary underline underline-offset-4">
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
              <Badge variant="exam" className="tabular-nums">
                {data?.[name]}
              </Badge>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
