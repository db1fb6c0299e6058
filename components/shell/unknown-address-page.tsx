"use client";
import { buttonVariants } from "@/components/ui/button-variants";
import { NoticePage } from "./notice-page";
import { SearchBox } from "./search-box";

export function UnknownAddressPage() {
  return (
    <NoticePage title="404 Page Not Found">
      <p>There is no entry at this address. It may have been moved, or the link may be mistyped.</p>
      <form action="/courses" className="flex gap-2">
        <SearchBox name="q" label="Search courses" placeholder="Search courses..." />
        <button type="submit" className={buttonVariants({ variant: "outline" })}>
          Search
        </button>
      </form>
      <p className="flex flex-wrap gap-2">
        <a href="/" className={buttonVariants()}>
          Go to the homepage
        </a>
        <a href="/dashboard" className={buttonVariants({ variant: "ghost" })}>
          Open my dashboard
        </a>
      </p>
    </NoticePage>
  );
}
