import type { CatalogueModule } from "./shape";

/** The area common to all Applied Skills papers, described for one paper. */
export function employability(code: "FR" | "AA" | "FM" | "PM"): CatalogueModule {
  return {
    title: "Employability and technology skills",
    description: `Using the computer-based exam as you would use your tools at work, with ${code} questions to try them on.`,
    minutes: 130,
    topics: {
      "Finding and handling information": `Reading exhibits, marking what matters, and copying figures without retyping errors. Rehearse on a ${code} practice exam until the screen no longer takes your attention.`,
      "Working with response options":
        "Drag and drop, lists, hot spots, number entry, word processor and spreadsheet: what each expects and how it is marked. Know the keys for the formulas you use most.",
      "Navigating windows and screens":
        "Arranging requirement, exhibits and answer side by side, flagging a question and coming back to it. Minutes saved here are minutes for marks.",
      "Presenting data and information": `${PRESENTING[code]} Tidy headings, labelled workings and short paragraphs let a marker find every point you earned.`,
    },
  };
}

const PRESENTING = {
  FR: "Laying out statements and workings in a spreadsheet with live formulas.",
  AA: "Setting out risks beside responses and weaknesses beside recommendations in clear columns.",
  FM: "Laying out cash flow tables year by year, with rates in cells of their own.",
  PM: "Showing variances and measures in a table first and commenting on them below.",
} as const;
