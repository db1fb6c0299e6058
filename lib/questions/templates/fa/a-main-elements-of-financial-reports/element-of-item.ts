import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const ASSET = "Asset";
const LIABILITY = "Liability";
const NEITHER = "Neither";

export const elementOfItem = template({
  key: "fa-element-of-item",
  version: 3,
  point: "FA.A.main-elements-of-financial-reports.asset",
  marks: 2,
  seconds: 75,
  difficulty: 0,
  draw: (d) => {
    const amount = (from: number, to: number, by = 500) => money(d.step(from, to, by));
    const all = [
      {
        text: `${amount(500, 30_000)} that a customer owes for work done`,
        column: ASSET,
        why: "A right to be paid, from a past sale.",
      },
      {
        text: `A licence bought for ${amount(5_000, 30_000)}, valid for five years`,
        column: ASSET,
        why: "A right that the firm controls and has bought.",
      },
      {
        text: `Rent of ${amount(1_000, 6_000)} paid for next month`,
        column: ASSET,
        why: "The firm has a right to use the place.",
      },
      {
        text: `Fuel in the tank that cost ${amount(200, 900, 50)}`,
        column: ASSET,
        why: "Controlled, bought, and of use later.",
      },
      {
        text: `${amount(2_000, 30_000)} received for a course to be held next year`,
        column: LIABILITY,
        why: "The firm has a duty to hold the course or pay the money back.",
      },
      {
        text: `Wages of ${amount(2_000, 30_000)} earned by staff and not yet paid`,
        column: LIABILITY,
        why: "The work has been done, so there is a present duty.",
      },
      {
        text: `Sales tax of ${amount(1_000, 30_000)} collected from customers`,
        column: LIABILITY,
        why: "It is to be handed over to the tax authority.",
      },
      {
        text: `A bank account overdrawn by ${amount(500, 30_000)}`,
        column: LIABILITY,
        why: "An overdraft has to be paid back.",
      },
      {
        text: `A plan to buy a van for ${amount(12_000, 30_000)} in May`,
        column: NEITHER,
        why: "Nothing has happened yet, and the plan can be changed.",
      },
      {
        text: `Next year's wages, expected to be ${amount(30_000, 300_000, 5_000)}`,
        column: NEITHER,
        why: "The work has not been done: there is no present duty.",
      },
      {
        text: `The skill of a chef who brings ${amount(1_000, 8_000)} of sales a week`,
        column: NEITHER,
        why: "The chef may leave, so the firm does not control it.",
      },
      {
        text: `A fine view that brings ${amount(1_000, 8_000)} of bookings a month`,
        column: NEITHER,
        why: "The firm cannot keep others from it, so it has no control.",
      },
    ];
    return { firm: d.firm(), rows: d.several(all, 4) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size === 3,
  make: (v) =>
    matchQuestion({
      ask: text`What is each of these for ${v.firm} at its year end?`,
      columns: [ASSET, LIABILITY, NEITHER],
      rows: v.rows,
      hint: "Ask for control now, a present duty now, and a past event.",
    }),
});
