"use client";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { DialogState } from "@/components/ui/use-dialog";
import type { Attempt } from "@/lib/practice/contract/shapes";
import type { ExamState } from "./use-exam-state";

type ExamNavigatorProps = DialogState & { attempt: Attempt; state: ExamState };

/** All questions by section, each with its state in words. */
export function ExamNavigator({ attempt, state, open, onOpenChange, onCloseAutoFocus }: ExamNavigatorProps) {
  const sections = [...new Set(attempt.items.map(({ section }) => section))];
  const isOpen = (section: string) => state.part === null || state.part.name === section;
  const titleOf = (name: string) =>
    attempt.paper?.sections.find((section) => section.name === name)?.title ?? "Questions";
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus} className="max-h-[85dvh] overflow-y-auto">
        <DialogHeader>
          <DialogTitle>Navigator</DialogTitle>
          <DialogDescription>
            Go to any question{state.part && ` of ${state.part.title}`}. Filled: answered. A flag: marked by you.
          </DialogDescription>
        </DialogHeader>
        {sections.filter(isOpen).map((section) => (
          <section key={section} aria-label={titleOf(section)}>
            <h3 className="mb-2 font-semibold text-sm">{titleOf(section)}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1.5">
              {attempt.items
                .filter((item) => item.section === section)
                .map(({ place, flagged, seen }) => {
                  const answered = state.isAnswered(place);
                  const labels = [
                    answered ? "answered" : seen ? "seen, not answered" : "not answered",
                    flagged && "flagged",
                  ];
                  return (
                    <li key={place}>
                      <button
                        type="button"
                        aria-label={`Question ${place}: ${labels.filter(Boolean).join(", ")}`}
                        aria-current={place === state.place ? "true" : undefined}
                        onClick={() => {
                          onOpenChange(false);
                          state.goTo(place);
                        }}
                        className={cn(
                          "relative grid h-11 w-full place-items-center rounded-md border text-sm tabular-nums hover:border-primary",
                          answered ? "border-primary bg-primary-soft font-semibold text-primary" : "bg-card",
                          !answered && seen && "border-dashed border-foreground/50",
                          place === state.place && "ring-2 ring-ring",
                        )}
                      >
                        {place}
                        {flagged && (
                          <Icon name="flag" className="absolute top-0.5 right-0.5 size-3 fill-exam text-exam" />
                        )}
                      </button>
                    </li>
                  );
                })}
            </ul>
          </section>
        ))}
      </DialogContent>
    </Dialog>
  );
}
