import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const COLUMNS = ["Prevention", "Appraisal", "Internal failure", "External failure"];

export const qualityMatch = template({
  key: "ma-quality-match",
  version: 1,
  point: "MA.C.alternative-cost-accounting-principles.quality-costs",
  marks: 2,
  seconds: 90,
  difficulty: -1,
  draw: (d) => {
    const amount = () => money(d.step(1_000, 30_000, 500));
    const all = [
      { text: `Training for workers, ${amount()}`, column: "Prevention", why: "It is spent so that no faults arise." },
      {
        text: `Care of machines before they fail, ${amount()}`,
        column: "Prevention",
        why: "It is spent so that no faults arise.",
      },
      {
        text: `Inspection of goods received, ${amount()}`,
        column: "Appraisal",
        why: "It is spent on finding out whether quality is as it should be.",
      },
      {
        text: `Testing of finished products, ${amount()}`,
        column: "Appraisal",
        why: "It is spent on finding out whether quality is as it should be.",
      },
      {
        text: `Faulty units scrapped in the factory, ${amount()}`,
        column: "Internal failure",
        why: "The fault was found before the customer had the product.",
      },
      {
        text: `Faulty units made good before delivery, ${amount()}`,
        column: "Internal failure",
        why: "The fault was found before the customer had the product.",
      },
      { text: `Repairs under warranty, ${amount()}`, column: "External failure", why: "The customer found the fault." },
      {
        text: `Transport of goods that customers sent back, ${amount()}`,
        column: "External failure",
        why: "The customer found the fault.",
      },
    ];
    return { firm: d.firm(), product: d.product().plural, rows: d.several(all, 4) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size >= 3,
  make: (v) =>
    matchQuestion({
      ask: text`${v.firm} makes ${v.product} and sorts its quality costs. What kind is each of these?`,
      columns: COLUMNS,
      rows: v.rows,
    }),
});
