"use client";
import { useState } from "react";
import { CourseImage } from "@/components/courses/course-image";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { ManagedCourse } from "@/lib/admin/contract/courses";
import { useManagedCourse, useManagedCourses } from "@/lib/admin/hooks";
import { useOrderCourses, useOrderModules } from "@/lib/admin/hooks/content";
import { moved } from "@/lib/admin/rules/order";
import { counted, durationOf } from "@/lib/courses/rules";
import { sentenceOf } from "@/lib/platform/call";
import type { DialogState, OpenDialog, OutlineModule } from "./dialog-state";
import { OutlineTable } from "./outline-table";
import { Picker } from "./picker";
import { RowActions } from "./row-actions";
import { TopicsTab } from "./topics-tab";
import { type CoursesUrlState, type Tab, useCoursesUrlState } from "./use-courses-url-state";

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

// Form code and validation are loaded only by those who edit.
const CourseDialog = lazyPart(() => import("./course-dialog").then((part) => part.CourseDialog));
const ModuleDialog = lazyPart(() => import("./module-dialog").then((part) => part.ModuleDialog));
const TopicDialog = lazyPart(() => import("./topic-dialog").then((part) => part.TopicDialog));
const PasteDialog = lazyPart(() => import("./paste-dialog").then((part) => part.PasteDialog));
const ImportDialog = lazyPart(() => import("./import-dialog").then((part) => part.ImportDialog));
const DeleteDialog = lazyPart(() => import("./delete-dialog").then((part) => part.DeleteDialog));

function ContentDialogs({ dialog, onClose }: { dialog: DialogState | null; onClose(): void }) {
  if (!dialog) return null;
  if (dialog.kind === "course") return <CourseDialog id={dialog.id} onClose={onClose} />;
  if (dialog.kind === "module") return <ModuleDialog courseId={dialog.courseId} id={dialog.id} onClose={onClose} />;
  if (dialog.kind === "topic") return <TopicDialog dialog={dialog} onClose={onClose} />;
  if (dialog.kind === "paste") return <PasteDialog module={dialog.module} onClose={onClose} />;
  if (dialog.kind === "import") return <ImportDialog courseId={dialog.courseId} onClose={onClose} />;
  return <DeleteDialog deletion={dialog} onClose={onClose} />;
}

const COLUMNS = [
  { name: "Order", of: (module: OutlineModule) => module.order, className: "tabular-nums" },
  { name: "Title", of: (module: OutlineModule) => module.title, className: "font-medium md:min-w-40" },
  { name: "Description", of: (module: OutlineModule) => module.description, className: "text-muted-foreground" },
  { name: "Lessons", of: (module: OutlineModule) => module.lessonCount, className: "tabular-nums" },
  {
    name: "Duration",
    of: (module: OutlineModule) => durationOf(module.duration),
    className: "whitespace-nowrap tabular-nums",
  },
];

type ModulesTabProps = { urlState: CoursesUrlState; onGo(urlState: CoursesUrlState): void; onOpenDialog: OpenDialog };

function ModulesTab({ urlState: { course: courseId }, onGo, onOpenDialog }: ModulesTabProps) {
  const { data: courses = [] } = useManagedCourses();
  const { data: course, error, refetch } = useManagedCourse(courseId);
  const order = useOrderModules();
  const move = (index: number, by: -1 | 1) => {
    if (!course || order.isPending) return;
    const ids = course.outline.map(({ id }) => id);
    order.mutate({ params: { id: course.id }, body: { ids: moved(ids, index, by) } });
  };
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Picker
          label="Course"
          placeholder="Select a course"
          options={courses}
          value={courseId}
          onPick={(id) => onGo({ tab: "modules", course: id })}
        />
        {course && (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => onOpenDialog({ kind: "import", courseId: course.id })}>
              <Icon name="file-up" />
              Import CSV
            </Button>
            <Button onClick={() => onOpenDialog({ kind: "module", courseId: course.id })}>
              <Icon name="plus" />
              Create Module
            </Button>
          </div>
        )}
      </div>
      {!courseId && <EmptyState icon="layers" title="Select a course" description="Its modules are shown here." />}
      {error && !course && <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />}
      {course?.outline.length === 0 && <EmptyState icon="layers" title="No modules yet" />}
      {course && course.outline.length > 0 && (
        <OutlineTable
          caption={`Modules of ${course.title}`}
          columns={COLUMNS}
          rows={course.outline}
          onMove={move}
          onEdit={({ id }) => onOpenDialog({ kind: "module", courseId: course.id, id })}
          onDelete={(module) => onOpenDialog({ kind: "delete-module", module })}
        />
      )}
    </div>
  );
}

function CoursesTab({ onAsk, onOpen }: { onAsk: OpenDialog; onOpen(id: number): void }) {
  const { data: courses, error, refetch } = useManagedCourses();
  const order = useOrderCourses();
  if (!courses) return error ? <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} /> : null;
  const ids = courses.map(({ id }) => id);
  const create = (
    <Button onClick={() => onAsk({ kind: "course" })}>
      <Icon name="plus" />
      Create Course
    </Button>
  );
  if (courses.length === 0) return <EmptyState icon="book-open" title="No courses yet" action={create} />;
  return (
    <>
      <div className="mb-4 flex justify-end">{create}</div>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {courses.map((course, index) => (
          <li key={course.id} className="flex">
            <ManagedCourseCard
              course={course}
              first={index === 0}
              last={index === courses.length - 1}
              onMove={(by) => order.isPending || order.mutate({ body: { ids: moved(ids, index, by) } })}
              onOpen={() => onOpen(course.id)}
              onAsk={onAsk}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type ManagedCourseCardProps = {
  course: ManagedCourse;
  first: boolean;
  last: boolean;
  onMove(by: -1 | 1): void;
  onOpen(): void;
  onAsk: OpenDialog;
};

function ManagedCourseCard({ course, onOpen, onAsk, ...place }: ManagedCourseCardProps) {
  const { id, title, description, imageUrl, totalLessons, totalDuration, modules, enrollments } = course;
  return (
    <Card className="flex w-full flex-col overflow-hidden">
      <CourseImage src={imageUrl} className="w-full" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="heading wrap-anywhere text-lg leading-snug">{title}</h2>
        <p className="wrap-anywhere line-clamp-3 text-muted-foreground text-sm">{description}</p>
        <p className="text-compact text-muted-foreground">
          {counted(totalLessons, "lesson")}, {durationOf(totalDuration)}
          <br />
          {counted(modules, "module")}, {counted(enrollments, "enrolment")}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <Button variant="outline" size="sm" onClick={onOpen}>
            Modules
          </Button>
          <Link href={`/courses/${id}`} className={buttonVariants({ variant: "ghost", size: "sm" })}>
            <Icon name="eye" />
            View as student
          </Link>
        </div>
        <RowActions
          name={title}
          {...place}
          onEdit={() => onAsk({ kind: "course", id })}
          onDelete={() => onAsk({ kind: "delete-course", course })}
          labelled
        />
      </div>
    </Card>
  );
}
