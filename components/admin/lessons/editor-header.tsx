import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { durationOf } from "@/lib/courses/rules";
import type { LessonVersion, ManagedLesson } from "@/lib/lessons/contract/managing";
import { lessonAddress } from "@/lib/lessons/rules";
import { LessonHistory } from "./lesson-history";

type EditorHeaderProps = {
  lesson: ManagedLesson;
  minutes: number;
  words: number | undefined;
  isDirty: boolean;
  isSaving: boolean;
  onSave(): void;
  onRestore(version: LessonVersion): void;
};

export function EditorHeader(props: EditorHeaderProps) {
  const { lesson, minutes, words, isDirty, isSaving, onSave, onRestore } = props;
  const { topicId, courseId, courseTitle, moduleId, moduleTitle, title, version } = lesson;
  const state = version === 0 ? "Not written yet" : `Version ${version}`;
  return (
    <header className="mb-5">
      <BreadcrumbTrail
        steps={[
          { href: `/admin/courses?tab=modules&course=${courseId}`, label: courseTitle },
          { href: `/admin/courses?tab=topics&course=${courseId}&module=${moduleId}`, label: moduleTitle },
        ]}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="heading wrap-anywhere text-2xl">{title}</h1>
          <p className="mt-1 text-muted-foreground text-sm">
            {[
              state,
              words !== undefined && `${words.toLocaleString("en-GB")} words`,
              minutes > 0 && `${durationOf(minutes)} read`,
            ]
              .filter(Boolean)
              .join(" · ")}
            {isDirty && <span className="font-medium text-exam"> · Not saved</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link href={lessonAddress(courseId, topicId)} className={buttonVariants({ variant: "ghost" })}>
            <Icon name="eye" />
            View as student
          </Link>
          <LessonHistory topicId={topicId} onRestore={onRestore} />
          <Button onClick={() => isSaving || !isDirty || onSave()} aria-disabled={isSaving || !isDirty}>
            <Icon name="save" />
            {isSaving ? "Saving..." : "Save"}
          </Button>
        </div>
      </div>
    </header>
  );
}
