import { QUESTION_KINDS, QUESTION_STATES, type QuestionKind, SOURCES } from "./words";

export const QUESTIONS_PAGE = 50;
export const QUESTION_FLAGS = ["reported", "hard", "easy"] as const;

export type QuestionsFilter = {
  q: string;
  course: number | undefined;
  topic: number | undefined;
  point: number | undefined;
  kind: QuestionKind | undefined;
  source: (typeof SOURCES)[number] | undefined;
  state: (typeof QUESTION_STATES)[number] | undefined;
  flag: (typeof QUESTION_FLAGS)[number] | undefined;
  page: number;
};

const NUMBER = /^[1-9]\d{0,8}$/;

/** Reads the view from an address; invalid values are ignored. `read` returns the value of a query parameter. */
export function questionsFilterFrom(read: (name: string) => string | null | undefined): QuestionsFilter {
  const oneOf = <T extends string>(name: string, values: readonly T[]) => values.find((value) => value === read(name));
  const number = (name: string) => (NUMBER.test(read(name) ?? "") ? Number(read(name)) : undefined);
  return {
    q: (read("q") ?? "")
      .replace(/\p{Cc}|\p{Cs}/gu, "")
      .trim()
      .slice(0, 100),
    course: number("course"),
    topic: number("topic"),
    point: number("point"),
    kind: oneOf("kind", QUESTION_KINDS),
    source: oneOf("source", SOURCES),
    state: oneOf("state", QUESTION_STATES),
    flag: oneOf("flag", QUESTION_FLAGS),
    page: number("page") ?? 1,
  };
}

/** The filter as query parameters without default values: for the API call and for the address. */
export const questionsQuery = ({ page, ...filter }: QuestionsFilter): Record<string, string | number> => ({
  ...Object.fromEntries(
    Object.entries(filter).filter((entry): entry is [string, string | number] => Boolean(entry[1])),
  ),
  ...(page > 1 && { page }),
});
