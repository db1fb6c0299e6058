"use client";
import { useState } from "react";
import { PageHeading } from "@/components/shell/page-heading";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { ContentDialogs } from "./content-dialogs";
import { CoursesTab } from "./courses-tab";
import type { DialogState } from "./dialog-state";
import { ModulesTab } from "./modules-tab";
import { TopicsTab } from "./topics-tab";
import { type Tab, useCoursesUrlState } from "./use-courses-url-state";

export function CoursesScreen() {
  const [place, go] = useCoursesUrlState();
  const [asked, setAsked] = useState<DialogState | null>(null);
  return (
    <>
      <PageHeading title="Courses" description="Courses, their modules, and the topics in them." />
      <Tabs value={place.tab} onValueChange={(tab) => go({ ...place, tab: tab as Tab })}>
        <TabsList aria-label="What to manage">
          <TabsTrigger value="courses">Courses</TabsTrigger>
          <TabsTrigger value="modules">Modules</TabsTrigger>
          <TabsTrigger value="topics">Topics</TabsTrigger>
        </TabsList>
        <TabsContent value="courses">
          <CoursesTab onAsk={setAsked} onOpen={(course) => go({ tab: "modules", course })} />
        </TabsContent>
        <TabsContent value="modules">
          <ModulesTab place={place} onGo={go} onAsk={setAsked} />
        </TabsContent>
        <TabsContent value="topics">
          <TopicsTab place={place} onGo={go} onAsk={setAsked} />
        </TabsContent>
      </Tabs>
      <ContentDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
