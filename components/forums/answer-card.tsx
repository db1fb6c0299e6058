import { CircleCheck } from "lucide-react";
import Link from "next/link";
import type { Post } from "@/lib/forums/contract/posts";
import { postAddress } from "@/lib/forums/rules/paging";
import { RelativeTime } from "../ui/relative-time";
import { PostBody } from "./post-body";
import { type ForumViewer, timeZoneOf } from "./viewer";

/** The answer once more, right under the question; the post itself stays where it was written. */
export function AnswerCard({ answer, viewer }: { answer: Post; viewer: ForumViewer }) {
  return (
    <li className="rounded-lg border border-primary/50 bg-primary-soft/40">
      <section aria-label="Answer" className="px-4 py-4 md:px-5">
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-compact">
          <span className="flex items-center gap-1.5 font-semibold text-primary">
            <CircleCheck aria-hidden="true" className="size-4" />
            Answer
          </span>
          <span className="wrap-anywhere text-muted-foreground">
            by {answer.username}, <RelativeTime at={answer.createdAt} timeZone={timeZoneOf(viewer)} />
          </span>
          <Link
            href={postAddress(answer.threadId, answer)}
            prefetch={false}
            className="rounded-sm font-medium text-primary hover:underline sm:ml-auto pointer-coarse:py-2"
          >
            Jump to original
          </Link>
        </p>
        <PostBody post={answer} />
      </section>
    </li>
  );
}
