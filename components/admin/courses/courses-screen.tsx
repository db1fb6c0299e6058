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
  const [urlState, go] = useCoursesUrlState();
  const [dialog, setDialog] = useState<DialogState | null>(null);
  return (
    <>
      <PageHeading title="Courses" description="Courses, their modules, and the topics in them." />
      <Tabs value={urlState.tab} onValueChange={(tab) => go({ ...urlState, tab: tab as Tab })}>
        <TabsList aria-label="What to manage">
          <TabsTrigger value="courses">Courses</TabsTrigger>
          <TabsTrigger value="modules">Modules</TabsTrigger>
          <TabsTrigger value="topics">Topics</TabsTrigger>
        </TabsList>
        <TabsContent value="courses">
          <CoursesTab onAsk={setDialog} onOpen={(course) => go({ tab: "modules", course })} />
        </TabsContent>
        <TabsContent value="modules">
          <ModulesTab urlState={urlState} onGo={go} onOpenDialog={setDialog} />
        </TabsContent>
        <TabsContent value="topics">
          <TopicsTab urlState={urlState} onGo={go} onOpenDialog={setDialog} />
        </TabsContent>
      </Tabs>
      <ContentDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
