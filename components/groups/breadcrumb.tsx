import { ChevronRight } from "lucide-react";
import Link from "next/link";

export function Breadcrumb({ here }: { here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-2">
      <ol className="flex min-h-9 min-w-0 items-center gap-1.5 text-compact text-muted-foreground">
        <li>
          <Link href="/community?tab=groups" className="rounded-sm py-2 hover:text-foreground hover:underline">
            Community
          </Link>
        </li>
        <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />
        <li aria-current="page" dir="auto" className="min-w-0 truncate text-foreground">
          {here}
        </li>
      </ol>
    </nav>
  );
}
