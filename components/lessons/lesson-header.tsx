import type { ReactNode } from "react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { Icon } from "@/components/ui/icon";
import { counted, durationOf } from "@/lib/courses/rules";
import type { Lesson } from "@/lib/lessons/contract";
import { TEXT_SIZES, type TextSizes } from "./use-text-size";

/** The lesson's course and module, its title and its reading time. */
export function LessonHeader({ lesson, size }: { lesson: Lesson; size: TextSizes }) {
  const { courseId, courseTitle, moduleId, moduleTitle, title, minutes, questions, completed, version } = lesson;
  return (
    <header className="mb-7 border-b pb-5 print:mb-4">
      <BreadcrumbTrail
        className="mb-2"
        steps={[
          { href: `/courses/${courseId}`, label: courseTitle },
          { href: `/courses/${courseId}#module-${moduleId}`, label: moduleTitle },
        ]}
      />
      <h1 className="heading wrap-anywhere text-[1.75rem] leading-[1.2] md:text-[2.125rem]">{title}</h1>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-muted-foreground text-sm">
        <ul aria-label="About this lesson" className="flex flex-wrap gap-x-5 gap-y-1">
          {minutes > 0 && <Fact icon={<Icon name="clock" />}>{durationOf(minutes)} read</Fact>}
          {questions > 0 && <Fact icon={<Icon name="circle-question-mark" />}>{counted(questions, "question")}</Fact>}
          {completed && <Fact icon={<Icon name="circle-check" className="text-primary!" />}>Completed</Fact>}
        </ul>
        {version > 0 && <TextSizeSwitch size={size} />}
      </div>
    </header>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5 [&_svg]:size-4">
    {icon}
    <span>{children}</span>
  </li>
);

const LETTERS = ["text-compact", "text-base", "text-lg"];

/** Three text sizes, shown as letters of these sizes. */
function TextSizeSwitch({ size: { current, choose } }: { size: TextSizes }) {
  return (
    <fieldset className="flex items-center gap-1 print:hidden">
      <legend className="sr-only">Text size</legend>
      {TEXT_SIZES.map((name, size) => (
        <label
          key={name}
          title={`Text size: ${name}`}
          className="flex size-9 items-center justify-center rounded-md font-serif text-muted-foreground hover:bg-muted has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:size-11"
        >
          <input
            type="radio"
            name="text-size"
            aria-label={name}
            checked={current === size}
            onChange={() => choose(size)}
            className="sr-only"
          />
          <span aria-hidden="true" className={LETTERS[size]}>
            A
          </span>
        </label>
      ))}
    </fieldset>
  );
}
