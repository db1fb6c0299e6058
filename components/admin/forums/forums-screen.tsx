"use client";
import { PageHeading } from "@/components/shell/page-heading";
import { Badge } from "@/components/ui/badge";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useAttention } from "@/lib/admin/hooks";
import type { ForumsTab as Tab } from "@/lib/forums/rules/url-state";
import { ForumsTab } from "./forums-tab";
import { ReportsTab } from "./reports-tab";
import { useForumsUrlState } from "./use-forums-url-state";

export function ForumsScreen({ timeZone }: { timeZone: string }) {
  const [{ tab, post }, go] = useForumsUrlState();
  const { data: { openReports } = { openReports: 0 } } = useAttention();
  return (
    <>
      <PageHeading title="Forums" description="Where students ask and answer, and the posts that they reported." />
      <Tabs value={tab} onValueChange={(to) => go({ tab: to as Tab })}>
        <TabsList aria-label="What to manage">
          <TabsTrigger value="forums">Forums</TabsTrigger>
          <TabsTrigger value="reports">
            Reports
            {openReports > 0 && (
              <Badge variant="exam" className="ml-2 tabular-nums">
                {openReports.toLocaleString("en-GB")}
                <span className="sr-only"> open</span>
              </Badge>
            )}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="forums">
          <ForumsTab />
        </TabsContent>
        <TabsContent value="reports">
          <ReportsTab
            post={post}
            openReports={openReports}
            timeZone={timeZone}
            onShowAll={() => go({ tab: "reports" })}
          />
        </TabsContent>
      </Tabs>
    </>
  );
}
