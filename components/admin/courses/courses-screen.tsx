"use client";
import { useState } from "react";
import { PageHeading } from "@/components/shell/page-heading";
import { lazyPart } from "@/components/ui/lazy-part";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { CoursesTab } from "./courses-tab";
import type { ContentDialog } from "./dialog-state";
import { ModulesTab } from "./modules-tab";
import { TopicsTab } from "./topics-tab";
import { type Tab, useCoursesUrlState } from "./use-courses-url-state";

export function AdminCoursesScreen() {
  const [urlState, go] = useCoursesUrlState();
  const [dialog, setDialog] = useState<ContentDialog | null>(null);
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

// Form code and validation are loaded only by those who edit.
const CourseDialog = lazyPart(() => import("./course-dialog").then((part) => part.CourseDialog));
const ModuleDialog = lazyPart(() => import("./module-dialog").then((part) => part.ModuleDialog));
const TopicDialog = lazyPart(() => import("./topic-dialog").then((part) => part.TopicDialog));
const PasteDialog = lazyPart(() => import("./paste-dialog").then((part) => part.PasteDialog));
const ImportDialog = lazyPart(() => import("./import-dialog").then((part) => part.ImportDialog));
const DeleteContentDialog = lazyPart(() => import("./delete-dialog").then((part) => part.DeleteContentDialog));

function ContentDialogs({ dialog, onClose }: { dialog: ContentDialog | null; onClose(): void }) {
  if (!dialog) return null;
  if (dialog.kind === "course") return <CourseDialog id={dialog.id} onClose={onClose} />;
  if (dialog.kind === "module") return <ModuleDialog courseId={dialog.courseId} id={dialog.id} onClose={onClose} />;
  if (dialog.kind === "topic") return <TopicDialog dialog={dialog} onClose={onClose} />;
  if (dialog.kind === "paste") return <PasteDialog module={dialog.module} onClose={onClose} />;
  if (dialog.kind === "import") return <ImportDialog courseId={dialog.courseId} onClose={onClose} />;
  return <DeleteContentDialog deletion={dialog} onClose={onClose} />;
}
