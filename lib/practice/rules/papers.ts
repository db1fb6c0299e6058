/**
 * The official shapes of the exams. Areas are the numbers of a course's modules, from 1. The exam bodies publish no
 * weights of areas, except for AUD: where screens show a weight, they call it our estimate.
 */
export type Questions = {
  count: number;
  /** Of one question; of a case, of all its questions together. */
  marks: number;
  /** `written` is marked by the student herself. */
  form: "short" | "case" | "long" | "written";
  /** `all`: spread over all examined areas; a list: one question an area, or as many of these areas as there are questions. */
  areas: "all" | readonly number[];
};

export type Section = { name: string; title: string; questions: readonly Questions[] };

export type Paper = {
  code: string;
  minutes: number;
  /** Out of 100; null where the body scales its scores. */
  passMark: number | null;
  /** The first modules that the exam asks about; what follows is skills that carry no marks. */
  areas: number;
  /** The parts of AUD close behind one. */
  closesParts: boolean;
  /** After how many closed parts a break stops the clock; null where there is none. */
  breakAfter: number | null;
  /** Formulae and tables are given in the exam. */
  hasFormulae: boolean;
  /** The sections in which people mark, so that own figures earn marks. */
  ownFigures: readonly string[];
  sections: readonly Section[];
  /** Official ranges of the areas, where the body publishes them: their middle, in percent. */
  official?: readonly number[];
  source: string;
  period: string;
};

const GUIDES = "https://www.accaglobal.com/content/dam/acca/global/PDF-students";
const FROM_SEPTEMBER_2025 = "September 2025 to August 2026";
const FROM_SEPTEMBER_2026 = "September 2026 to June 2027";

const section = (name: string, ...questions: Questions[]): Section => ({ name, title: `Section ${name}`, questions });
const part = (name: string, ...questions: Questions[]): Section => ({ name, title: `Part ${name}`, questions });
const short = (count: number, marks = 2): Questions => ({ count, marks, form: "short", areas: "all" });
const cases = (count: number): Questions => ({ count, marks: 10, form: "case", areas: "all" });
const long = (count: number, marks: number, areas: Questions["areas"]): Questions => ({
  count,
  marks,
  form: "long",
  areas,
});

const ACCA = { passMark: 50, closesParts: false, breakAfter: null, hasFormulae: false } as const;
const SKILLS = { ...ACCA, minutes: 180, ownFigures: ["C"], period: FROM_SEPTEMBER_2026 } as const;

export const papers = {
  BT: {
    ...ACCA,
    code: "BT",
    minutes: 120,
    areas: 6,
    ownFigures: [],
    sections: [section("A", short(30), short(16, 1)), section("B", long(6, 4, [1, 2, 3, 4, 5, 6]))],
    source: `${GUIDES}/acca/f1/studyguides/btfbt_s25_a26_syllabus_study_guide.pdf`,
    period: FROM_SEPTEMBER_2025,
  },
  MA: {
    ...ACCA,
    code: "MA",
    hasFormulae: true,
    minutes: 120,
    areas: 6,
    ownFigures: [],
    sections: [section("A", short(35)), section("B", long(3, 10, [4, 5, 6]))],
    source: `${GUIDES}/fia/studyguides/MA.FMA%20S25-A26%20syllabus%20and%20study%20guide%20-%20final.pdf`,
    period: FROM_SEPTEMBER_2025,
  },
  FA: {
    ...ACCA,
    code: "FA",
    minutes: 120,
    areas: 9,
    ownFigures: [],
    sections: [section("A", short(35)), section("B", long(2, 15, [8, 7]))],
    source: `${GUIDES}/fia/studyguides/FA%20FFA%20S25-A26%20syllabus%20and%20study%20guide%20-%20final.pdf`,
    period: FROM_SEPTEMBER_2025,
  },
  PM: {
    ...SKILLS,
    code: "PM",
    hasFormulae: true,
    areas: 5,
    sections: [section("A", short(15)), section("B", cases(3)), section("C", long(2, 20, [3, 4, 5]))],
    source: `${GUIDES}/acca/f5/studyguides/pm_s26_j27_syllabus_and_study_guide.pdf`,
  },
  FR: {
    ...SKILLS,
    code: "FR",
    areas: 4,
    sections: [section("A", short(15)), section("B", cases(3)), section("C", long(2, 20, [3, 4]))],
    source: `${GUIDES}/acca/f7/studyguides/fr_s26_j27_syllabus_and_study_guide.pdf`,
  },
  FM: {
    ...SKILLS,
    code: "FM",
    hasFormulae: true,
    areas: 7,
    sections: [section("A", short(15)), section("B", cases(3)), section("C", long(2, 20, [3, 4, 5]))],
    source: `${GUIDES}/acca/f9/studyguides/fm_s26_j27_syllabus_and_study_guide.pdf`,
  },
  AA: {
    ...SKILLS,
    code: "AA",
    areas: 5,
    ownFigures: [],
    sections: [
      section("A", cases(3)),
      section(
        "B",
        { count: 1, marks: 30, form: "written", areas: "all" },
        { count: 2, marks: 20, form: "written", areas: "all" },
      ),
    ],
    source:
      "https://www.accaglobal.com/my/en/student/exam-support-resources/fundamentals-exams-study-resources/f8/syllabus-study-guide.html",
  },
  AUD: {
    code: "AUD",
    minutes: 240,
    passMark: null,
    closesParts: true,
    breakAfter: 3,
    hasFormulae: false,
    areas: 4,
    ownFigures: [],
    official: [20, 30, 35, 15],
    // Half of the marks are in the choices, the other half in the long questions.
    sections: [
      part("1", short(39, 1)),
      part("2", short(39, 1)),
      part("3", long(2, 11, "all")),
      part("4", long(3, 11, "all")),
      part("5", long(2, 11, "all")),
    ],
    source: "https://www.aicpa-cima.com/resources/article/learn-what-is-tested-on-the-cpa-exam",
    period: "January 2024 on",
  },
} as const satisfies Record<string, Paper>;

export type PaperCode = keyof typeof papers;

export const paperOf = (code: string | null): Paper | null =>
  code !== null && Object.hasOwn(papers, code) ? papers[code as PaperCode] : null;

/** 'As published for September 2025 to August 2026; check the current guide.' */
export const periodSentence = ({ period }: Pick<Paper, "period">): string =>
  `As published for ${period}; check the current guide.`;

export const marksOfSection = ({ questions }: Section): number =>
  questions.reduce((sum, { count, marks }) => sum + count * marks, 0);

export const marksOfPaper = ({ sections }: Paper): number =>
  sections.reduce((sum, one) => sum + marksOfSection(one), 0);

/** A section has its share of the paper's minutes, by marks. */
export const minutesOfSection = (paper: Paper, one: Section): number =>
  Math.round((paper.minutes * marksOfSection(one)) / marksOfPaper(paper));

/** The pace of an exam: 1.2 minutes a mark, in papers of three hours 1.8. */
export const minutesAMark = (paper: Paper | null): number => (paper?.minutes === 180 ? 1.8 : 1.2);

type Area = { minutes: number };

const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);

/** What each examined area is expected to carry of questions on all areas: by minutes, or as officially published. */
function sharesOf(paper: Paper, modules: readonly Area[]): number[] {
  const weights = modules.map(({ minutes }, index) =>
    index < paper.areas ? (paper.official?.[index] ?? Math.max(minutes, 1)) : 0,
  );
  return weights.map((weight) => weight / total(weights));
}

/**
 * How many questions of `count` each area gets: by minutes with the largest remainders, at least one an area where there
 * are enough.
 */
export function countsByArea(paper: Paper, modules: readonly Area[], count: number): number[] {
  const shares = sharesOf(paper, modules);
  const least = count >= shares.filter((share) => share > 0).length ? 1 : 0;
  const exact = shares.map((share) => share * count);
  const counts = exact.map((one) => (one > 0 ? Math.max(least, Math.floor(one)) : 0));
  const byRemainder = (a: number, b: number) =>
    (exact[b] ?? 0) - (counts[b] ?? 0) - ((exact[a] ?? 0) - (counts[a] ?? 0));
  const areas = [...shares.keys()].filter((area) => (shares[area] ?? 0) > 0);
  while (total(counts) !== count) {
    const step = total(counts) < count ? 1 : -1;
    const open = areas.filter((area) => step > 0 || (counts[area] ?? 0) > least).sort(byRemainder);
    const area = step > 0 ? open[0] : open.at(-1);
    if (area === undefined) break;
    counts[area] = (counts[area] ?? 0) + step;
  }
  return counts;
}

/**
 * What part of the exam's marks each module is expected to carry over all sections, in the order of the modules; the sum
 * is 1. A course without a paper, or with fewer modules than its paper has areas, goes by minutes.
 */
export function areaWeights(paperCode: string | null, modules: readonly Area[]): number[] {
  const paper = paperOf(paperCode);
  if (!paper || modules.length < paper.areas) {
    const minutes = modules.map((one) => Math.max(one.minutes, 1));
    return minutes.map((one) => one / total(minutes));
  }
  const marks = modules.map(() => 0);
  for (const { questions } of paper.sections)
    for (const one of questions)
      for (const [area, expected] of expectedCounts(paper, modules, one).entries())
        marks[area] = (marks[area] ?? 0) + expected * one.marks;
  return marks.map((one) => one / total(marks));
}

type CourseModule = Area & { moduleId: number; courseId: number; code: string | null };

/** The area weights of the modules of several courses, by module; each course's modules in its order. */
export function weightsOf(modules: readonly CourseModule[]): Map<number, number> {
  const weights = new Map<number, number>();
  for (const courseId of new Set(modules.map((one) => one.courseId))) {
    const own = modules.filter((one) => one.courseId === courseId);
    const shares = areaWeights(own[0]?.code ?? null, own);
    for (const [at, { moduleId }] of own.entries()) weights.set(moduleId, shares[at] ?? 0);
  }
  return weights;
}

function expectedCounts(paper: Paper, modules: readonly Area[], { count, form, areas }: Questions): number[] {
  if (areas !== "all") return modules.map((_, index) => (areas.includes(index + 1) ? count / areas.length : 0));
  if (form === "short") return countsByArea(paper, modules, count);
  return sharesOf(paper, modules).map((share) => share * count);
}
