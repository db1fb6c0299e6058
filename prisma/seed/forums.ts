import { catalogue } from "./catalogue/all";
import type { Tx } from "./once";

export type SeededForum = { name: string; description: string; courseCode?: string };

const general: SeededForum[] = [
  {
    name: "Welcome and help",
    description: "Introduce yourself, ask how something works here, and tell us what is missing.",
  },
  {
    name: "Study techniques and planning",
    description: "Timetables, notes, question practice, and how to keep going beside a job.",
  },
  {
    name: "Exam day",
    description: "Booking, remote or centre, timing and nerves. No questions from live exams, please.",
  },
];

const ASK: Record<string, string> = {
  BT: "Models, theories and scenarios: ask which one fits, and why.",
  MA: "Costing, budgets and variances. Show your workings and someone will find the slip.",
  FA: "Double entry, adjustments and first consolidations. Post your journal, debits first.",
  FR: "IFRS Accounting Standards, groups and interpretation, with the paragraph if you have it.",
  AA: "Risks, procedures and reports. Say which scenario you are working on.",
  FM: "Investment appraisal, cost of capital, valuation and hedging, formulas welcome.",
  PM: "Decisions, advanced variances and performance measures, and what the figures mean.",
  AUD: "Auditing and attestation under US standards, simulations included.",
};

export const forums: SeededForum[] = [
  ...catalogue.map(({ code, name }) => ({ name: `${code} ${name}`, description: ASK[code] ?? name, courseCode: code })),
  ...general,
];

/** The product's slug rule: lower case, hyphens for spaces, only word characters. */
export const slugFor = (name: string) =>
  name
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\w-]/g, "");

export async function seedForum(tx: Tx, forum: SeededForum, order: number) {
  const slug = slugFor(forum.name);
  if (await tx.forum.findUnique({ where: { slug } })) return;
  const course = forum.courseCode ? await tx.course.findUnique({ where: { code: forum.courseCode } }) : null;
  await tx.forum.create({
    data: { name: forum.name, description: forum.description, slug, order, courseId: course?.id ?? null },
  });
}
