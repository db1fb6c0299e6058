import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const ENTITY = "Business entity";
const ACCRUALS = "Accruals";
const GOING = "Going concern";
const CONSISTENCY = "Consistency";

export const conceptOfRemark = template({
  key: "fa-concept-of-remark",
  version: 1,
  point: "FA.B.accounting-principles-and-concepts.going-concern-and-accruals",
  marks: 2,
  seconds: 80,
  difficulty: -1,
  draw: (d) => {
    const amount = () => money(d.step(200, 9_000, 100));
    const all = [
      {
        text: `${d.person()}'s holiday of ${amount()} is entered as drawings`,
        column: ENTITY,
        why: "The owner's affairs are kept apart from those of the business.",
      },
      {
        text: `A gift of ${amount()} to the owner's son is no expense`,
        column: ENTITY,
        why: "It is the owner's affair and not a cost of the business.",
      },
      {
        text: `Rent of ${amount()} for January, paid in December, is carried forward`,
        column: ACCRUALS,
        why: "A cost belongs to the period that uses it.",
      },
      {
        text: `Work done in December is income of December, though ${amount()} is paid in March`,
        column: ACCRUALS,
        why: "Income belongs to the period that earns it.",
      },
      {
        text: `Power used and not yet billed, ${amount()}, is an expense`,
        column: ACCRUALS,
        why: "A cost belongs to the period that uses it, whenever the bill comes.",
      },
      {
        text: `A press stands at cost less depreciation, though its scrap would bring ${amount()}`,
        column: GOING,
        why: "The business will go on and use the press, so its scrap price does not matter.",
      },
      {
        text: `The firm must close in May, so its vans are stated at the ${amount()} they would bring`,
        column: GOING,
        why: "The business will not go on, so its assets are stated at what they bring.",
      },
      {
        text: `FIFO is kept although average cost would show ${amount()} more profit`,
        column: CONSISTENCY,
        why: "Like items are treated alike from year to year.",
      },
      {
        text: `The rate of depreciation stays, though a lower one would save ${amount()}`,
        column: CONSISTENCY,
        why: "A method is not changed just for a better result.",
      },
    ];
    return { rows: d.several(all, 4) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size >= 3,
  make: (v) =>
    matchQuestion({
      ask: "Which concept does each treatment follow?",
      look: "lists",
      columns: [ENTITY, ACCRUALS, GOING, CONSISTENCY],
      rows: v.rows,
      hint: "Look for the word that gives the concept away: the owner, a period, the future of the firm, the method of last year.",
    }),
});
