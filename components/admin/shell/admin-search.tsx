"use client";
import { TopSearch } from "@/components/shell/search/top-search";
import { lazyPart } from "@/components/ui/lazy-part";

const fetchResults = () => import("./admin-search-results");
const AdminSearchResults = lazyPart(() => fetchResults().then((part) => part.AdminSearchResults));

/** Users are what is looked for most: Enter filters their table. */
const hrefOf = (text: string) => `/admin/users?q=${encodeURIComponent(text)}`;

export function AdminSearch() {
  return (
    <TopSearch
      label="Search users, courses, threads and reports"
      placeholder="Search users, courses, threads..."
      hrefOf={hrefOf}
      Results={AdminSearchResults}
      fetchResults={fetchResults}
    />
  );
}
