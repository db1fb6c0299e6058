"use client";
import { lazy } from "react";
import { TopSearch } from "./top-search";

const fetchResults = () => import("./search-results");
const SearchResults = lazy(async () => ({ default: (await fetchResults()).SearchResults }));

const hrefOf = (text: string) => `/courses?q=${encodeURIComponent(text)}`;

export function CourseSearch() {
  return (
    <TopSearch
      label="Search courses and modules"
      placeholder="Search courses, modules..."
      hrefOf={hrefOf}
      Results={SearchResults}
      fetchResults={fetchResults}
    />
  );
}
