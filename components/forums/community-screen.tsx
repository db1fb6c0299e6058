"use client";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { UnreadDot } from "@/components/ui/unread-dot";
import type { Forum } from "@/lib/forums/contract/forums";
import { useForums } from "@/lib/forums/hooks";
import { forumVisitKey } from "@/lib/forums/rules/visits";
import { useMyGroups } from "@/lib/groups/hooks/groups";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { readStored } from "@/lib/platform/browser/local-storage";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { useEndpoint } from "@/lib/platform/query/use-endpoint";
import type { listMyCourses } from "@/lib/progress/contract";
import { RelativeTime } from "../ui/relative-time";
import { useFailureToast } from "../ui/use-failure-toast";
import { type ForumViewer, timeZoneOf } from "./viewer";

const GroupsTab = dynamic(loadWithRetry(() => import("@/components/groups/groups-tab").then((tab) => tab.GroupsTab)));

export type CommunityTab = "forums" | "groups";

type CommunityScreenProps = { viewer: ForumViewer; tab: CommunityTab };

export function CommunityScreen({ viewer, tab }: CommunityScreenProps) {
  const router = useRouter();
  const show = (value: string) =>
    router.replace(value === "groups" ? "/community?tab=groups" : "/community", { scroll: false });
  return (
    <>
      <PageHeading title="Community" description="Ask, answer and study together." />
      <Tabs value={tab} onValueChange={show}>
        <TabsList aria-label="Community">
          <TabsTrigger value="forums">Forums</TabsTrigger>
          <TabsTrigger value="groups" className="inline-flex items-center gap-1.5">
            Study Groups
            {viewer && <NewMessagesDot />}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="forums">
          <ForumsTab viewer={viewer} />
        </TabsContent>
        <TabsContent value="groups">
          <GroupsTab />
        </TabsContent>
      </Tabs>
    </>
  );
}

/** Whether one of the reader's groups has unread messages. */
function NewMessagesDot() {
  const { data: myGroups = [] } = useMyGroups(true);
  return myGroups.some(({ unreadCount }) => unreadCount > 0) && <UnreadDot label="new messages" />;
}

const UNABLE = "Unable to load forums. Please try again later.";

/** The forums of the person's own courses come first. */
function ForumsTab({ viewer }: { viewer: ForumViewer }) {
  const enrolledIn = useMyCourseIds();
  const { data, error, refetch } = useForums();
  useFailureToast({ error, data }, "Error loading forums", UNABLE);
  if (!data && error) return <ErrorState message={UNABLE} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  if (data.length === 0)
    return (
      <EmptyState icon="messages-square" title="No forums available" description="The first forum will show up here." />
    );
  const isMine = ({ courseId }: Forum) => courseId !== null && enrolledIn.includes(courseId);
  const sections = [
    { title: "Your courses", forums: data.filter(isMine) },
    { title: "Course forums", forums: data.filter((forum) => forum.courseId !== null && !isMine(forum)) },
    { title: "General Discussion", forums: data.filter(({ courseId }) => courseId === null) },
  ].filter(({ forums }) => forums.length > 0);
  return (
    <div className="space-y-8">
      {sections.map(({ title, forums }) => (
        <section key={title} aria-label={title}>
          <h2 className="heading mb-3 text-lg">{title}</h2>
          <ul className="divide-y overflow-hidden rounded-lg border bg-card">
            {forums.map((forum) => (
              <ForumRow key={forum.id} forum={forum} timeZone={timeZoneOf(viewer)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const myCourses = clientEndpoint<typeof listMyCourses>("GET", "/api/user/courses");

/** Follows the cache that the page frame fills, and requests nothing: a visitor's request would lead to the sign-in page. */
function useMyCourseIds(): number[] {
  const { data = [] } = useEndpoint(myCourses, {}, { enabled: false });
  return data.map(({ id }) => id);
}

type ForumRowProps = { forum: Forum; timeZone: string };

/** The whole row is a link to the forum; screen readers hear only its name. */
function ForumRow({ forum, timeZone }: ForumRowProps) {
  const { id, name, description, isActive, threadCount, lastActivityAt } = forum;
  const isNew = useNews(id, lastActivityAt);
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-4 hover:bg-muted/60 md:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{name}</span>
          {isNew && <UnreadDot label="New since your visit" />}
          {!isActive && <Badge variant="secondary">Inactive</Badge>}
        </h3>
        <p className="wrap-anywhere mt-0.5 text-muted-foreground text-sm">{description}</p>
      </div>
      <p className="flex gap-x-4 text-compact text-muted-foreground md:w-52 md:justify-end">
        <span className="whitespace-nowrap tabular-nums">
          {threadCount.toLocaleString("en-GB")} {threadCount === 1 ? "thread" : "threads"}
        </span>
        {lastActivityAt && <RelativeTime at={lastActivityAt} timeZone={timeZone} />}
      </p>
      <Link
        href={`/community/forum/${id}`}
        aria-label={`View Forum: ${name}`}
        className="inline-flex min-h-9 items-center gap-1 rounded-sm font-medium text-primary text-sm after:absolute after:inset-0 max-md:ml-auto pointer-coarse:min-h-11"
      >
        View Forum
        <Icon name="chevron-right" className="size-4" />
      </Link>
    </li>
  );
}

/** Whether there are posts newer than this browser's last visit; a forum never visited counts as read. */
function useNews(id: number, lastActivityAt: string | null): boolean {
  const [seenTo, setSeenTo] = useState("");
  useEffect(() => setSeenTo(readStored(forumVisitKey(id))), [id]);
  return seenTo !== "" && lastActivityAt !== null && lastActivityAt > seenTo;
}
