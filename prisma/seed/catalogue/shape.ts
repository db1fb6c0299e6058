export type CatalogueModule = {
  /** The area's name in the published syllabus. */
  title: string;
  description: string;
  minutes: number;
  /** Per cent of the section, only if the professional body publishes it. */
  weight?: { from: number; to: number };
  /** Published sources differ on the content of this area. */
  outlineVaries?: true;
  /** Name to description; the order is the order of study. */
  topics: Record<string, string>;
};

export type CatalogueCourse = {
  code: string;
  body: "ACCA" | "US CPA";
  name: string;
  description: string;
  period: string;
  source: string;
  /** The period of the linked study guide, if it differs from the course's period. */
  sourcePeriod?: string;
  modules: CatalogueModule[];
};

export const OUTLINE_NOTE = "outline based on the published syllabus, check the current study guide";

const OWNERS = { ACCA: "ACCA", "US CPA": "the AICPA or NASBA" } as const;

export const titleOf = (course: CatalogueCourse) => `${course.body} ${course.code}: ${course.name}`;

export const imageOf = (course: CatalogueCourse) => `/uploads/course-${course.code.toLowerCase()}.webp`;

export const disclaimerOf = (course: CatalogueCourse) =>
  `An independent course, not affiliated with or approved by ${OWNERS[course.body]}.`;

export const moduleDescriptionOf = ({ description, weight }: CatalogueModule) =>
  weight ? `${description} Official weight: ${weight.from} to ${weight.to} % of the section.` : description;

/** A note beside the link to the source. */
export function noteOf(course: CatalogueCourse) {
  const linked = course.sourcePeriod && `The link leads to the study guide for ${course.sourcePeriod}.`;
  return [linked, outlineNoteOf(course), disclaimerOf(course)].filter(Boolean).join(" ");
}

function outlineNoteOf({ modules }: CatalogueCourse) {
  const varying = modules.flatMap((module, index) => (module.outlineVaries ? [index + 1] : []));
  if (varying.length === 0) return "";
  const which = varying.length === modules.length ? "All modules" : `Modules ${varying.join(" and ")}`;
  return `${which}: ${OUTLINE_NOTE}.`;
}

/**
 * 'FA.D.inventory': the paper, the module's letter and the seeded title. It does not change when the title is edited.
 */
export const topicCodeOf = (course: { code: string }, moduleIndex: number, title: string) =>
  `${course.code}.${String.fromCharCode(65 + moduleIndex)}.${kebabOf(title)}`;

const kebabOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const topicsOf = (course: CatalogueCourse) => course.modules.flatMap((module) => Object.keys(module.topics));
