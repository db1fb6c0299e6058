import type { Metadata } from "next";
import { connection } from "next/server";
import { NoticePage } from "@/components/shell/notice-page";
import { SearchBox } from "@/components/shell/search-box";
import { buttonVariants } from "@/components/ui/button-variants";

export const metadata: Metadata = { title: "404 Page Not Found" };

export default async function NotFound() {
  // Rendered per request: a prerendered page would have no nonce, and its scripts would be blocked.
  await connection();
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
