"use client";
import { BookOpen, Layers, ListChecks, type LucideIcon, Users } from "lucide-react";
import Link from "next/link";
import { ErrorState } from "@/components/shell/error-state";
import { Card } from "@/components/ui/card";
import { useStats } from "@/lib/admin/hooks";
import { sentenceOf } from "@/lib/platform/call";

type Name = "users" | "courses" | "modules" | "topics";

const CARDS: { name: Name; title: string; icon: LucideIcon; href?: string; link?: string }[] = [
  { name: "users", title: "Total Users", icon: Users, href: "/admin/users", link: "View users" },
  { name: "courses", title: "Total Courses", icon: BookOpen, href: "/admin/courses", link: "View courses" },
  { name: "modules", title: "Total Modules", icon: Layers },
  { name: "topics", title: "Total Topics", icon: ListChecks },
];

export function Stats() {
  const { data, error, refetch } = useStats();
  if (error && !data) return <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />;
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {CARDS.map(({ name, title, icon: Icon, href, link }) => (
        <Card key={name} className="relative p-4 md:p-5">
          <div className="flex items-start justify-between gap-2">
            <h2 className="font-medium text-compact text-muted-foreground">{title}</h2>
            <Icon aria-hidden="true" className="size-5 shrink-0 text-primary max-sm:hidden" />
          </div>
          <p className="mt-1 font-semibold text-2xl tabular-nums tracking-tight">
            {data?.[name].toLocaleString("en-GB") ?? "–"}
          </p>
          {href && (
            <Link
              prefetch={false}
              href={href}
              className="mt-1 inline-block text-compact text-primary underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {link}
            </Link>
          )}
        </Card>
      ))}
    </section>
  );
}
