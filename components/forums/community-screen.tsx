"use client";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { PageHeading } from "@/components/shell/page-heading";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { UnreadDot } from "@/components/ui/unread-dot";
import { useMyGroups } from "@/lib/groups/hooks/groups";
import { ForumsTab } from "./forums-tab";
import type { ForumViewer } from "./viewer";

const GroupsTab = dynamic(() => import("@/components/groups/groups-tab").then((tab) => tab.GroupsTab));

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

/** Something was said in one of the reader's groups that she has not read. */
function NewMessagesDot() {
  const { data: myGroups = [] } = useMyGroups(true);
  return myGroups.some(({ unreadCount }) => unreadCount > 0) && <UnreadDot label="new messages" />;
}
