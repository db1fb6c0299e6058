import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { durationOf } from "@/lib/courses/rules";
import type { Result } from "@/lib/practice/contract/shapes";

/** What is worth doing now. */
export function ResultNext({ next }: { next: Result["next"] }) {
  return (
    <SectionCard title="What to do next" className="print:hidden">
      <ul className="divide-y border-t">
        {next.map(({ sentence, minutes, link }) => (
          <li key={sentence}>
            <Link
              prefetch={false}
              href={link}
              className="flex min-h-12 items-center gap-3 px-4 py-2.5 -outline-offset-2! hover:bg-muted/50 md:px-5"
            >
              <span className="min-w-0 flex-1">{sentence}</span>
              <span className="shrink-0 text-compact text-muted-foreground">{durationOf(minutes)}</span>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-primary" />
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
