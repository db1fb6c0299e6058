import Link from "next/link";
import type { Filter } from "@/lib/forums/contract/threads";

const LABELS: Record<Filter, string> = { unanswered: "Unanswered", solved: "Solved", mine: "Mine" };
const LOOK =
  "inline-flex h-8 items-center rounded-md border px-3 text-compact font-medium text-muted-foreground hover:bg-muted aria-[current]:border-transparent aria-[current]:bg-primary-soft aria-[current]:text-primary pointer-coarse:h-11";

type ThreadFiltersProps = { forumId: number; filter: Filter | undefined; signedIn: boolean };

export function ThreadFilters({ forumId, filter, signedIn }: ThreadFiltersProps) {
  const filters = (Object.keys(LABELS) as Filter[]).filter((one) => signedIn || one !== "mine");
  const path = `/community/forum/${forumId}`;
  return (
    <nav aria-label="Filter threads" className="mb-3">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...filters].map((one) => (
          <li key={one ?? "all"}>
            <Link
              href={one ? `${path}?filter=${one}` : path}
              prefetch={false}
              scroll={false}
              aria-current={one === filter ? "true" : undefined}
              className={LOOK}
            >
              {one ? LABELS[one] : "All threads"}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
