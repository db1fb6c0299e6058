"use client";
import { useEffect, useState } from "react";
import { Pages } from "@/components/admin/users/pages";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import { useCourse, useCourses } from "@/lib/courses/hooks";
import { useManagedLesson } from "@/lib/lessons/hooks/managing";
import { sentenceOf } from "@/lib/platform/query/call";
import type { ManagedQuestion } from "@/lib/questions/contract/managing";
import { useManagedQuestions } from "@/lib/questions/hooks/managing";
import {
  type QuestionsFilter as Filter,
  QUESTION_FLAGS,
  QUESTIONS_PAGE,
  questionsQuery,
} from "@/lib/questions/rules/managing";
import { QUESTION_KIND_LABELS, QUESTION_KINDS, QUESTION_STATES, SOURCES } from "@/lib/questions/rules/words";
import { StateBadge } from "./state-badge";
import { useQuestionsUrlState } from "./use-questions-url-state";

export function QuestionsScreen() {
  const { filter, change } = useQuestionsUrlState();
  const { data: questions, error, refetch } = useManagedQuestions(questionsQuery(filter));
  return (
    <>
      <PageHeading
        title="Questions"
        description="The bank, by course and topic. A wrong question is withdrawn at once and mended with a release."
        actions={
          <Link href="/admin/questions/reports" className={buttonVariants({ variant: "outline" })}>
            Reported problems
          </Link>
        }
      />
      <QuestionsFilter filter={filter} onChange={change} />
      {!questions && error && <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!questions && !error && <Skeleton className="h-96" />}
      {questions?.length === 0 && (
        <EmptyState
          icon="file-question-mark"
          title={filter.page > 1 ? "No more questions" : "No questions found"}
          description={filter.page > 1 ? "The list ended on an earlier page." : "No question matches the filter."}
        />
      )}
      {questions && questions.length > 0 && (
        <ul className="divide-y rounded-lg border bg-card">
          {questions.map((question) => (
            <QuestionRow key={question.id} question={question} />
          ))}
        </ul>
      )}
      {questions && (
        <Pages
          page={filter.page}
          last={undefined}
          isLast={questions.length < QUESTIONS_PAGE}
          onPage={(page) => change({ page })}
        />
      )}
    </>
  );
}

/** The whole row is a link to the question. */
function QuestionRow({ question }: { question: ManagedQuestion }) {
  const { id, key, excerpt, kind, source, state, courseTitle, topicTitle, reserved, reports } = question;
  return (
    <li className="relative grid gap-x-6 gap-y-1.5 px-4 py-3 hover:bg-muted/50 md:px-5 lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="wrap-anywhere line-clamp-2">
          <Link href={`/admin/questions/${id}`} className="cover-link focus-visible:after:-outline-offset-2">
            {excerpt || key}
          </Link>
        </p>
        <p className="wrap-anywhere text-compact text-muted-foreground">
          {courseTitle} · {topicTitle} · <span className="font-mono">{key}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:justify-end">
        {reports > 0 && (
          <Badge variant="exam">
            <Icon name="flag" />
            {reports} reported
          </Badge>
        )}
        {reserved && <Badge variant="info">Mock exams only</Badge>}
        <Badge variant="outline">{QUESTION_KIND_LABELS[kind]}</Badge>
        {source === "template" && <Badge variant="outline">Template</Badge>}
        <StateBadge state={state} />
        <span className="text-compact text-muted-foreground tabular-nums lg:w-full lg:text-right">
          {answersInWords(question)}
        </span>
      </div>
    </li>
  );
}

function answersInWords({ answers, facility, discrimination }: ManagedQuestion): string {
  return [
    answers === 1 ? "1 answer" : `${answers.toLocaleString("en-GB")} answers`,
    facility !== null && `${Math.round(facility * 100)}% right`,
    discrimination !== null && `discrimination ${discrimination.toFixed(2)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

type QuestionsFilterProps = { filter: Filter; onChange(part: Partial<Filter>): void };

const TYPING_MS = 350;
const SOURCE_LABELS = { written: "Written", template: "Template" };
const STATE_LABELS = { draft: "Draft", live: "Live", withdrawn: "Withdrawn" };
/** Points belong to a topic, and topics to a course. Another course or topic clears the choice below it. */
const NO_TOPIC = { topic: undefined, point: undefined };
const FLAG_LABELS = { reported: "Reported", hard: "Hard: below 30%", easy: "Easy: above 95%" };

/** Any change of the filter returns to the first page. */
function QuestionsFilter({ filter, onChange }: QuestionsFilterProps) {
  const { data: courses = [] } = useCourses();
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <SearchField q={filter.q} onChange={(q) => onChange({ q })} />
      <Choice
        label="Course"
        all="All courses"
        value={filter.course && String(filter.course)}
        list={courses.map(({ id, title }) => [String(id), title])}
        onPick={(course) => onChange({ ...NO_TOPIC, course: course ? Number(course) : undefined })}
      />
      {filter.course ? (
        <TopicChoice course={filter.course} topic={filter.topic} onPick={(topic) => onChange({ ...NO_TOPIC, topic })} />
      ) : (
        <Choice label="Topic" all="Choose a course first" value={undefined} list={[]} disabled onPick={() => {}} />
      )}
      {filter.topic ? (
        <PointChoice topic={filter.topic} point={filter.point} onPick={(point) => onChange({ point })} />
      ) : (
        <Choice label="Point" all="Choose a topic first" value={undefined} list={[]} disabled onPick={() => {}} />
      )}
      <Choice
        label="Kind"
        all="All kinds"
        value={filter.kind}
        list={QUESTION_KINDS.map((kind) => [kind, QUESTION_KIND_LABELS[kind]])}
        onPick={(kind) => onChange({ kind: QUESTION_KINDS.find((option) => option === kind) })}
      />
      <Choice
        label="Source"
        all="All sources"
        value={filter.source}
        list={SOURCES.map((source) => [source, SOURCE_LABELS[source]])}
        onPick={(source) => onChange({ source: SOURCES.find((option) => option === source) })}
      />
      <Choice
        label="State"
        all="All states"
        value={filter.state}
        list={QUESTION_STATES.map((state) => [state, STATE_LABELS[state]])}
        onPick={(state) => onChange({ state: QUESTION_STATES.find((option) => option === state) })}
      />
      <Choice
        label="Flag"
        all="All"
        value={filter.flag}
        list={QUESTION_FLAGS.map((flag) => [flag, FLAG_LABELS[flag]])}
        onPick={(flag) => onChange({ flag: QUESTION_FLAGS.find((option) => option === flag) })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  value: string | undefined | 0;
  list: (readonly [value: string, words: string])[];
  disabled?: boolean;
  onPick(value: string): void;
};

const Choice = ({ label, all, value, list, disabled = false, onPick }: ChoiceProps) => (
  <Field label={label}>
    {(wiring) => (
      <NativeSelect {...wiring} disabled={disabled} value={value || ""} onChange={({ target }) => onPick(target.value)}>
        <option value="">{all}</option>
        {list.map(([optionValue, optionLabel]) => (
          <option key={optionValue} value={optionValue}>
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

type PointChoiceProps = { topic: number; point: number | undefined; onPick(point: number | undefined): void };

function PointChoice({ topic, point, onPick }: PointChoiceProps) {
  const { data } = useManagedLesson(topic);
  return (
    <Choice
      label="Point"
      all="All points"
      value={point && String(point)}
      list={data?.points.map(({ id, statement }) => [String(id), statement] as const) ?? []}
      onPick={(picked) => onPick(picked ? Number(picked) : undefined)}
    />
  );
}

/** Requested when typing pauses. */
function SearchField({ q, onChange }: { q: string; onChange(q: string): void }) {
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => onChange(text.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, q, onChange]);
  return (
    <Field label="Search" className="max-lg:col-span-2">
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
