"use client";
import { lazy } from "react";
import { TopSearch } from "@/components/shell/search/top-search";

const fetchResults = () => import("./admin-search-results");
const AdminSearchResults = lazy(async () => ({ default: (await fetchResults()).AdminSearchResults }));

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
