"use client";
import type { ReactNode } from "react";
import { StartButton } from "@/components/practice/start-button";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Ring } from "@/components/ui/ring";
import type { CourseModule } from "@/lib/courses/contract";
import { useModuleAccess } from "@/lib/courses/hooks";
import { counted, doneIn, durationOf, type ModuleStatus, writtenDescription } from "@/lib/courses/rules";
import { EnrollButton } from "./enroll-button";
import { SubscriptionPrompt } from "./subscription-prompt";
import { type ModuleSectionProps, TopicChecklist } from "./topic-checklist";

export function ModuleSection(props: ModuleSectionProps) {
  const { module, number, status, lockReason, modules } = props;
  const open = modules.isOpen(module);
  const contentId = `module-${module.id}-contents`;
  return (
    <section id={`module-${module.id}`} className="module">
      <div className="module-head icon-chevron-down">
        <span aria-hidden="true" className="heading">
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="heading">
            <button type="button" aria-expanded={open} aria-controls={contentId} onClick={() => modules.toggle(module)}>
              {module.title}
            </button>
          </h3>
          <div className="module-facts">
            <StatusLabel status={status} share={doneIn(module) / Math.max(1, module.topics.length)} />
            {module.locked && (
              <Badge variant="outline">
                <Icon name="gem" />
                Premium
              </Badge>
            )}
            <span>{counted(module.lessonCount, "lesson")}</span>
            <span>{durationOf(module.duration)}</span>
            {lockReason === null && module.topics.length > 0 && (
              <span>{`${doneIn(module)} of ${module.topics.length} done`}</span>
            )}
          </div>
        </div>
      </div>
      <div id={contentId} hidden={!open}>
        {open && <ModuleBody {...props} />}
      </div>
    </section>
  );
}

/** Never by colour alone: each state has an icon and a text. */
function StatusLabel({ status, share }: { status: ModuleStatus; share: number }) {
  if (status === "In progress")
    return (
      <span className="module-status text-primary">
        <Ring value={100 * share} size={16} stroke={3} />
        {status}
      </span>
    );
  return <span className={cn("module-status", STATUS_CLASS[status])}>{status}</span>;
}

const STATUS_CLASS: Partial<Record<ModuleStatus, string>> = {
  Completed: "icon-circle-check text-primary",
  Locked: "icon-lock",
  "Not started": "icon-circle",
};

/** The content of a module: its description, the reason if it is locked, and its topics. */
function ModuleBody(props: ModuleSectionProps) {
  const { module, lockReason } = props;
  // The student may have subscribed since the course was loaded.
  const { data: access } = useModuleAccess(module.id, lockReason === "premium");
  const needsPremium = lockReason === "premium" && !access?.hasAccess;
  return (
    <div className="border-t">
      <p className="px-4 py-3 text-muted-foreground text-sm md:px-5">{module.description}</p>
      {needsPremium && (
        <SubscriptionPrompt moduleTitle={module.title} from={`/courses/${module.courseId}#module-${module.id}`} />
      )}
      {lockReason === "enrolment" && (
        <Notice icon={<Icon name="lock" />} action={<EnrollButton courseId={module.courseId} />}>
          Enrol in this course to study this module.
        </Notice>
      )}
      {!module.requiresSubscription && module.topics.some(({ questionCount }) => questionCount > 0) && (
        <Notice
          icon={<Icon name="timer" />}
          action={
            <StartButton variant="outline" size="sm" form={{ kind: "mini", courseId: module.courseId }}>
              Try a mini exam
            </StartButton>
          }
        >
          Ten questions of this module against the clock, marked at the end.
        </Notice>
      )}
      {lockReason === "enrolment" ? (
        <TopicOutline module={module} />
      ) : (
        <TopicChecklist {...props} needsPremium={needsPremium} />
      )}
    </div>
  );
}

function Notice({ icon, action, children }: { icon: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-4 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-muted px-3 py-2 text-sm md:mx-5">
      <span aria-hidden="true" className="[&_svg]:size-4">
        {icon}
      </span>
      <p className="min-w-0 flex-1 basis-52">{children}</p>
      {action}
    </div>
  );
}

/** The topics of a locked module: readable, without ticks. */
function TopicOutline({ module }: { module: CourseModule }) {
  return (
    <ul className="border-t">
      {module.topics.map((topic) => (
        <li key={topic.id} id={`topic-${topic.id}`} className="border-b px-4 py-2.5 last:border-0 md:px-5">
          <p className="font-medium text-sm">{topic.title}</p>
          <p className="text-compact text-muted-foreground">{writtenDescription(topic.description)}</p>
        </li>
      ))}
    </ul>
  );
}
