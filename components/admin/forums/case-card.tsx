import { Lock } from "lucide-react";
import Link from "next/link";
import { PostBody } from "@/components/forums/post-body";
import { RestOfPost } from "@/components/forums/rest-of-post";
import { Badge } from "@/components/ui/badge";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "@/components/ui/card";
import { RelativeTime } from "@/components/ui/relative-time";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { useWholePost } from "@/lib/forums/hooks";
import { postAddress } from "@/lib/forums/rules/paging";
import type { Case } from "@/lib/forums/rules/reports";
import { REASON_LABELS, REMOVED_LABELS } from "@/lib/forums/rules/words";
import { CaseActions } from "./case-actions";

type CaseCardProps = { reported: Case; timeZone: string; onDecided(): void };

/** A post with everything that was said against it. */
export function CaseCard({ reported, timeZone, onDecided }: CaseCardProps) {
  const { post, threadTitle, threadIsLocked, forumName, reports } = reported;
  return (
    <Card>
      <article aria-label={`Post by ${post.username} in ${threadTitle}`}>
        <CardHeader className="pb-3 md:pb-3">
          <CardTitle className="wrap-anywhere">
            <Link
              prefetch={false}
              href={postAddress(post.threadId, post)}
              className="rounded-sm underline-offset-4 hover:text-primary hover:underline"
            >
              {threadTitle}
            </Link>
          </CardTitle>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-compact text-muted-foreground">
            <span>{forumName}</span>
            {threadIsLocked && (
              <Badge variant="secondary">
                <Lock aria-hidden="true" />
                Locked
              </Badge>
            )}
          </p>
        </CardHeader>
        <CardContent className="space-y-4">
          <ReportedPost reported={reported} timeZone={timeZone} />
          <ul className="space-y-3">
            {reports.map((report) => (
              <li key={report.id} className="text-sm">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Badge variant="exam">{REASON_LABELS[report.reason]}</Badge>
                  <span>
                    reported by <UserLink username={report.reporter} />
                  </span>
                  <span className="text-compact text-muted-foreground">
                    <RelativeTime at={report.createdAt} timeZone={timeZone} />
                  </span>
                </p>
                {report.note && (
                  <p className="wrap-anywhere mt-1 max-w-[72ch] whitespace-pre-line text-muted-foreground">
                    {report.note}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </CardContent>
        <CardFooter>
          <CaseActions reported={reported} onDecided={onDecided} />
        </CardFooter>
      </article>
    </Card>
  );
}

function ReportedPost({ reported, timeZone }: Pick<CaseCardProps, "reported" | "timeZone">) {
  const whole = useWholePost(reported.post);
  const { post } = whole;
  return (
    <div className="rounded-md border bg-muted/40">
      <p className="flex flex-wrap items-center gap-x-2 px-3 pt-2.5 text-sm">
        {post.userId ? <UserLink username={post.username} /> : post.username}
        <span className="text-compact text-muted-foreground">
          <RelativeTime at={post.createdAt} timeZone={timeZone} />
        </span>
        {post.removed && (
          <span className="text-compact text-muted-foreground italic">{REMOVED_LABELS[post.removed]}</span>
        )}
      </p>
      <ScrollRegion aria-label="Post" className="max-h-80 px-3 pt-1.5 pb-3 text-sm">
        {post.content !== "" && <PostBody post={post} />}
        {post.isCut && <RestOfPost {...whole} />}
      </ScrollRegion>
    </div>
  );
}

function UserLink({ username }: { username: string }) {
  return (
    <Link
      prefetch={false}
      href={`/admin/users?${new URLSearchParams({ q: username })}`}
      className="wrap-anywhere rounded-sm font-medium underline-offset-4 hover:text-primary hover:underline"
    >
      {username}
    </Link>
  );
}
