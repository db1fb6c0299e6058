import { WORD_RANGE, wordsIn } from "@/lib/lessons/rules";
import { type BankQuestion, bankPartsOf, buildExam, EXAMS_IN_BANK, isEnough } from "@/lib/practice/rules/building";
import { paperOf } from "@/lib/practice/rules/papers";
import { templates } from "@/lib/questions/templates/registry";
import { readLesson } from "@/lib/writing/markdown";
import { catalogue } from "@/prisma/seed/catalogue/all";
import { topicCodeOf } from "@/prisma/seed/catalogue/shape";
import { shippedLessons } from "@/prisma/seed/lessons";
import { writtenTopics } from "@/prisma/seed/questions";
import { bankOf } from "./bank";

/** The minimum and the target for a release, by paper. */
const FLOORS: Record<string, { templates: [number, number]; written: [number, number] }> = {
  FA: { templates: [72, 120], written: [138, 206] },
  MA: { templates: [45, 90], written: [105, 160] },
};
/** The other papers have lessons only for their first, free module; these figures are the sums of all of them. */
const FIRST_MODULES = { templates: [3, 6], written: [180, 240] };
const QUESTIONS_A_TOPIC = 6;
const WRITTEN_A_POINT = 2;
/** In a topic whose questions are mostly sums: each topic of FA and MA but those of words, and one of FM. */
const TEMPLATES_A_NUMERIC_TOPIC = 3;
const TOPICS_OF_WORDS = new Set([
  "FA.A.scope-and-purpose-of-financial-statements",
  "FA.A.users-and-stakeholders-needs",
  "FA.A.main-elements-of-financial-reports",
  "FA.A.the-regulatory-framework",
  "FA.A.duties-of-those-charged-with-governance",
  "FA.B.accounting-principles-and-concepts",
  "FA.B.qualitative-characteristics",
  "FA.C.ledgers-books-of-prime-entry-and-journals",
  "FA.G.disclosure-notes",
  "FA.G.events-after-the-reporting-period",
  "FA.I.importance-and-purpose-of-analysis",
  "MA.A.accounting-for-management",
  "MA.A.sources-of-data",
  "MA.A.presenting-information",
  "MA.B.sampling-methods",
  "MA.B.spreadsheets",
  "MA.D.nature-and-purpose-of-budgeting",
  "MA.D.budgetary-control-and-reporting",
  "MA.D.behavioural-aspects-of-budgeting",
  "MA.F.performance-measurement-overview",
  "MA.F.cost-reduction-and-value-enhancement",
  "MA.F.monitoring-performance-and-reporting",
]);
const NUMERIC_IN_FIRST_MODULES = new Set(["FM.A.financial-objectives-and-corporate-strategy"]);

const lessons = shippedLessons();
const topics = await writtenTopics();
const written = topics.flatMap(({ topic, questions }) => questions.map((question) => ({ ...question, topic })));
const made = [...templates.values()];
export const shippedContent = { lessons, written, made };
const topicOf = (code: string) => code.split(".").slice(0, 3).join(".");

export function printContent(): void {
  printFloors();
  printMissing();
  printMocks();
  printProblems();
}

/** Whether three mock exams of each paper can be built without a common written question. */
function printMocks(): void {
  console.log("\nMock exams:");
  for (const { code, modules } of catalogue) {
    const paper = paperOf(code);
    if (!paper) continue;
    const areas = modules.map(({ minutes }, index) => ({ id: index + 1, minutes }));
    const bank = bankOf(code, modules);
    const counts = bank.map(({ moduleId, kind, marks, source }) => ({ moduleId, kind, marks, source, count: 1 }));
    const parts = bankPartsOf(paper, areas, counts);
    const sentence = isEnough(parts) ? builtInWords(code, bank, areas) : "cannot be offered yet";
    console.log(`  ${code.padEnd(4)} ${parts.there} of ${parts.needed} parts are there: ${sentence}`);
  }
}

/** Builds exams one after another, as one student would meet them. */
function builtInWords(code: string, bank: readonly BankQuestion[], areas: { id: number; minutes: number }[]): string {
  const paper = paperOf(code);
  const met = new Set<number>();
  let common = 0;
  for (let exam = 0; paper && exam < EXAMS_IN_BANK; exam += 1) {
    const history = bank.map((one) => ({ ...one, met: met.has(one.id) ? exam : null }));
    const built = buildExam(paper, paper.sections, areas, history, Math.random);
    if (!built) return `exam ${exam + 1} cannot be built`;
    for (const { question } of built) {
      if (question.source !== "template" && met.has(question.id)) common += 1;
      met.add(question.id);
    }
  }
  return `${EXAMS_IN_BANK} exams built, with ${common} written questions in more than one of them`;
}

function printFloors(): void {
  console.log("Paper  Lessons   Points  Templates (floor, aim)  Written (floor, aim)  Not checked");
  for (const { code, modules } of catalogue) {
    const own = (topic: string) => topic.startsWith(`${code}.`);
    const floor = FLOORS[code];
    const wanted = (floor ? modules : modules.slice(0, 1)).reduce(
      (sum, module) => sum + Object.keys(module.topics).length,
      0,
    );
    const mine = lessons.filter(({ topic }) => own(topic));
    const asked = written.filter(({ topic }) => own(topic));
    const cells = [
      code.padEnd(6),
      `${mine.length} of ${wanted}`.padEnd(9),
      String(mine.flatMap(({ points }) => points).length).padEnd(7),
      `${made.filter(({ point }) => own(point)).length} (${floor ? floor.templates.join(", ") : "–"})`.padEnd(23),
      `${asked.length} (${floor ? floor.written.join(", ") : "–"})`.padEnd(21),
      String(asked.filter(({ checkedOn }) => checkedOn === null).length),
    ];
    console.log(cells.join(" "));
  }
  const [fewest, most] = [FIRST_MODULES.templates, FIRST_MODULES.written].map((pair) => pair.join(", "));
  console.log(
    `First modules together: ${made.filter(({ point }) => isOther(point)).length} (${fewest}) templates, ${written.filter(({ topic }) => isOther(topic)).length} (${most}) written`,
  );
}

function printMissing(): void {
  const missing = [...belowFloor(), ...topicsToShip.flatMap((code) => missingIn(code))];
  console.log(`\nMissing: ${missing.length === 0 ? "nothing" : ""}`);
  for (const sentence of missing) console.log(`  ${sentence}`);
}

/** Papers with fewer templates or written questions than a release needs, a sentence each. */
export function belowFloor({
  written,
  made,
}: Pick<typeof shippedContent, "written" | "made"> = shippedContent): string[] {
  const isIn = (paper: string) => (code: string) => paperOfCode(code) === paper;
  const parts = [
    ...Object.entries(FLOORS).map(([paper, floor]) => ({ named: paper, floor, holds: isIn(paper) })),
    { named: "The first modules", floor: FIRST_MODULES, holds: isOther },
  ];
  return parts.flatMap(({ named, floor, holds }) => [
    ...few(named, made.filter(({ point }) => holds(point)).length, floor.templates[0], "templates"),
    ...few(named, written.filter(({ topic }) => holds(topic)).length, floor.written[0], "written questions"),
  ]);
}

const few = (named: string, count: number, wanted: number | undefined, things: string): string[] =>
  count < (wanted ?? 0) ? [`${named}: ${count} ${things}, ${wanted} wanted`] : [];

const paperOfCode = (code: string): string => code.split(".")[0] ?? "";
const isOther = (code: string): boolean => FLOORS[paperOfCode(code)] === undefined;

/** The topics that a release needs in full: all of FA and MA, and the first module of every other paper. */
export const topicsToShip: string[] = catalogue.flatMap(({ code, modules }) =>
  (FLOORS[code] ? modules : modules.slice(0, 1)).flatMap((module, index) =>
    Object.keys(module.topics).map((title) => topicCodeOf({ code }, index, title)),
  ),
);

/** What a topic lacks for a release, a sentence each. */
export function missingIn(code: string, content = shippedContent): string[] {
  const lesson = content.lessons.find(({ topic }) => topic === code);
  if (!lesson) return [`${code}: no lesson`];
  const drawn = content.made.filter(({ point }) => topicOf(point) === code);
  const count = content.written.filter(({ topic }) => topic === code).length + drawn.length;
  const asked = drawn.filter(({ reserved }) => !reserved).length;
  const wanted = isNumeric(code) ? TEMPLATES_A_NUMERIC_TOPIC : 0;
  return [
    ...few(code, count, QUESTIONS_A_TOPIC, "questions"),
    ...few(code, asked, wanted, "templates"),
    ...lesson.points
      .filter(({ code: point }) => !isTested(point, content))
      .map(({ code: point }) => `${point}: no template and not two written questions`),
  ];
}

const isNumeric = (code: string): boolean =>
  isOther(code) ? NUMERIC_IN_FIRST_MODULES.has(code) : !TOPICS_OF_WORDS.has(code);

const isTested = (point: string, content: typeof shippedContent): boolean =>
  content.made.some((template) => template.point === point && !template.reserved) ||
  content.written.filter((question) => `${question.topic}.${question.point}` === point).length >= WRITTEN_A_POINT;

function printProblems(): void {
  const keys = new Map([
    ...written.map(({ key, topic }) => [key, topic] as const),
    ...made.map(({ key, point }) => [key, topicOf(point)] as const),
  ]);
  const problems = lessons.flatMap(({ file, topic, text, before, problems: own }) => {
    const { questions, problems: found } = readLesson(text);
    const words = wordsIn(text);
    const odd = words < WORD_RANGE.from || words > WORD_RANGE.to;
    return [
      ...own.map(({ line, sentence }) => `${file}:${line} ${sentence}`),
      ...found.map(({ line, sentence }) => `${file}:${line + before} ${sentence}`),
      ...(odd ? [`${file}: ${words} words, ${WORD_RANGE.from} to ${WORD_RANGE.to} wanted`] : []),
      ...questions.flatMap(({ line, key }) =>
        keys.get(key) === topic ? [] : [`${file}:${line + before} '${key}' is no question of this topic`],
      ),
    ];
  });
  console.log(`\nProblems: ${problems.length === 0 ? "none" : ""}`);
  for (const problem of problems) console.log(`  ${problem}`);
}
