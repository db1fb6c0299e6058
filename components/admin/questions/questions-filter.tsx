"use client";
import { useEffect, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { useCourse, useCourses } from "@/lib/courses/hooks";
import { type QuestionsFilter as Filter, QUESTION_FLAGS } from "@/lib/questions/rules/managing";
import { QUESTION_KIND_LABELS, QUESTION_KINDS, SOURCES, STATES } from "@/lib/questions/rules/words";

type QuestionsFilterProps = { filter: Filter; onChange(part: Partial<Filter>): void };

const TYPING_MS = 350;
const SOURCE_LABELS = { written: "Written", template: "Template" };
const STATE_LABELS = { draft: "Draft", live: "Live", withdrawn: "Withdrawn" };
const FLAG_LABELS = { reported: "Reported", hard: "Hard: below 30%", easy: "Easy: above 95%" };

/** Any change starts on the first page again. */
export function QuestionsFilter({ filter, onChange }: QuestionsFilterProps) {
  const { data: courses = [] } = useCourses();
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-4">
      <SearchField q={filter.q} onChange={(q) => onChange({ q })} />
      <Choice
        label="Course"
        all="All courses"
        value={filter.course && String(filter.course)}
        list={courses.map(({ id, title }) => [String(id), title])}
        onPick={(course) => onChange({ course: course ? Number(course) : undefined, topic: undefined })}
      />
      {filter.course ? (
        <TopicChoice course={filter.course} topic={filter.topic} onPick={(topic) => onChange({ topic })} />
      ) : (
        <div className="max-md:hidden" />
      )}
      <Choice
        label="Kind"
        all="All kinds"
        value={filter.kind}
        list={QUESTION_KINDS.map((kind) => [kind, QUESTION_KIND_LABELS[kind]])}
        onPick={(kind) => onChange({ kind: QUESTION_KINDS.find((one) => one === kind) })}
      />
      <Choice
        label="Source"
        all="All sources"
        value={filter.source}
        list={SOURCES.map((source) => [source, SOURCE_LABELS[source]])}
        onPick={(source) => onChange({ source: SOURCES.find((one) => one === source) })}
      />
      <Choice
        label="State"
        all="All states"
        value={filter.state}
        list={STATES.map((state) => [state, STATE_LABELS[state]])}
        onPick={(state) => onChange({ state: STATES.find((one) => one === state) })}
      />
      <Choice
        label="Flag"
        all="All"
        value={filter.flag}
        list={QUESTION_FLAGS.map((flag) => [flag, FLAG_LABELS[flag]])}
        onPick={(flag) => onChange({ flag: QUESTION_FLAGS.find((one) => one === flag) })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  value: string | undefined | 0;
  list: (readonly [value: string, words: string])[];
  onPick(value: string): void;
};

const Choice = ({ label, all, value, list, onPick }: ChoiceProps) => (
  <Field label={label}>
    {(wiring) => (
      <NativeSelect {...wiring} value={value || ""} onChange={({ target }) => onPick(target.value)}>
        <option value="">{all}</option>
        {list.map(([one, optionLabel]) => (
          <option key={one} value={one}>
            {optionLabel}
          </option>
        ))}
      </NativeSelect>
    )}
  </Field>
);

type TopicChoiceProps = { course: number; topic: number | undefined; onPick(topic: number | undefined): void };

function TopicChoice({ course, topic, onPick }: TopicChoiceProps) {
  const { data } = useCourse(course);
  const topics = data?.modules.flatMap((module) => module.topics) ?? [];
  return (
    <Choice
      label="Topic"
      all="All topics"
      value={topic && String(topic)}
      list={topics.map(({ id, title }) => [String(id), title])}
      onPick={(picked) => onPick(picked ? Number(picked) : undefined)}
    />
  );
}

/** Asked for when typing rests. */
function SearchField({ q, onChange }: { q: string; onChange(q: string): void }) {
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => onChange(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, q, onChange]);
  return (
    <Field label="Search" className="col-span-2 md:col-span-1">
      {(wiring) => (
        <Input
          {...wiring}
          type="search"
          value={text}
          maxLength={100}
          placeholder="Text or key"
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Field>
  );
}
