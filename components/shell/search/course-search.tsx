"use client";
import { lazyPart } from "@/components/ui/lazy-part";
import { TopSearch } from "./top-search";

const fetchResults = () => import("./search-results");
const SearchResults = lazyPart(() => fetchResults().then((part) => part.SearchResults));

const hrefOf = (text: string) => `/courses?q=${encodeURIComponent(text)}`;

export function CourseSearch() {
  return (
    <TopSearch
      label="Search courses and modules"
      placeholder="Search courses, modules..."
      hasPalette
      hrefOf={hrefOf}
      Results={SearchResults}
      fetchResults={fetchResults}
    />
  );
}
