"use client";
import { Gem, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useModuleAccess } from "@/lib/courses/hooks";
import { EnrollButton } from "./enroll-button";
import { type ModuleSectionProps, TopicChecklist } from "./topic-checklist";
import { TopicOutline } from "./topic-outline";

/** The inside of a module: what it is about, what stands in the way, and its topics. */
export function ModuleBody(props: ModuleSectionProps) {
  const { module, barrier } = props;
  // Somebody may have subscribed since the course was read.
  const { data: access } = useModuleAccess(module.id, barrier === "premium");
  const premium = barrier === "premium" && !access?.hasAccess;
  return (
    <div className="border-t">
      <p className="px-4 py-3 text-muted-foreground text-sm md:px-5">{module.description}</p>
      {premium && <Notice icon={<Gem />}>This module is part of Premium. Its outline is open to everyone.</Notice>}
      {barrier === "enrolment" && (
        <Notice icon={<Lock />} action={<EnrollButton courseId={module.courseId} />}>
          Enrol in this course to study this module.
        </Notice>
      )}
      {barrier === "enrolment" ? <TopicOutline module={module} /> : <TopicChecklist {...props} premium={premium} />}
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
