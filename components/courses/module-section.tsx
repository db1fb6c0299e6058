"use client";
import { ChevronDown, Gem } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { counted, doneIn, durationOf } from "@/lib/courses/rules";
import { ModuleBody } from "./module-body";
import { StatusLabel } from "./status-label";
import type { ModuleSectionProps } from "./topic-checklist";

export function ModuleSection(props: ModuleSectionProps) {
  const { module, place, status, modules } = props;
  const open = modules.isOpen(module);
  const contents = `module-${module.id}-contents`;
  return (
    <section id={`module-${module.id}`} className="overflow-clip rounded-lg border bg-card">
      <div className="relative flex items-start gap-3 p-4 transition-colors hover:bg-muted/50 md:gap-4 md:px-5">
        <span aria-hidden="true" className="heading w-6 shrink-0 text-right text-lg text-muted-foreground leading-snug">
          {place}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="heading text-lg leading-snug">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={contents}
              onClick={() => modules.toggle(module)}
              className="text-left outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
            >
              {module.title}
            </button>
          </h3>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-compact text-muted-foreground">
            <StatusLabel status={status} />
            {module.locked && (
              <Badge variant="outline">
                <Gem aria-hidden="true" />
                Premium
              </Badge>
            )}
            <span>{counted(module.lessonCount, "lesson")}</span>
            <span>{durationOf(module.duration)}</span>
            {doneIn(module) > 0 && (
              <span>
                {doneIn(module)} of {module.topics.length} done
              </span>
            )}
          </div>
        </div>
        <ChevronDown
          aria-hidden="true"
          className={cn("mt-1 size-5 shrink-0 text-muted-foreground transition-transform", open && "rotate-180")}
        />
      </div>
      <div id={contents} hidden={!open}>
        {open && <ModuleBody {...props} />}
      </div>
    </section>
  );
}
