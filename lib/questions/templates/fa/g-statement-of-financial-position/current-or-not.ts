import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const CURRENT = "Current";
const NON_CURRENT = "Non-current";

export const currentOrNot = template({
  key: "fa-current-or-not",
  version: 1,
  point: "FA.G.statement-of-financial-position.current-or-not",
  marks: 2,
  seconds: 80,
  difficulty: -1,
  draw: (d) => {
    const amount = () => money(d.step(1_000, 40_000, 500));
    const all = [
      {
        text: `A loan of ${amount()} to be repaid in full in three years`,
        column: NON_CURRENT,
        why: "It falls due more than twelve months after the year end.",
      },
      {
        text: `The instalment of ${amount()} on a loan that is due in eight months`,
        column: CURRENT,
        why: "It falls due within twelve months.",
      },
      { text: `Inventory of ${amount()}`, column: CURRENT, why: "It will be sold in the normal course of trading." },
      {
        text: `A delivery van with a carrying amount of ${amount()}`,
        column: NON_CURRENT,
        why: "It is kept for use over several years.",
      },
      { text: `A bank overdraft of ${amount()}`, column: CURRENT, why: "The bank can ask for it back at any time." },
      {
        text: `Tax of ${amount()} on the profit of the year`,
        column: CURRENT,
        why: "It is paid within twelve months.",
      },
      {
        text: `Development costs of ${amount()} that are amortised over five years`,
        column: NON_CURRENT,
        why: "They bring benefits for several years.",
      },
      {
        text: `Trade receivables of ${amount()}`,
        column: CURRENT,
        why: "They will be paid in the normal course of trading.",
      },
      {
        text: `Loan notes of ${amount()} due in 20X9 (the year end is 31 December 20X5)`,
        column: NON_CURRENT,
        why: "They fall due more than twelve months after the year end.",
      },
      {
        text: `Rent of ${amount()} received for the next quarter`,
        column: CURRENT,
        why: "What is owed for it will be given within twelve months.",
      },
    ];
    return { firm: d.firm(), rows: d.several(all, 4) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size === 2,
  make: (v) =>
    matchQuestion({
      ask: text`How is each of these shown in the statement of financial position of ${v.firm}?`,
      columns: [CURRENT, NON_CURRENT],
      rows: v.rows,
    }),
});
