import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const COLUMNS = ["Operating", "Investing", "Financing"];

export const categoriesMatch = template({
  key: "fa-categories-match",
  version: 1,
  point: "FA.G.statement-of-profit-or-loss-and-other-comprehensive-income.categories",
  marks: 2,
  seconds: 80,
  difficulty: 0,
  draw: (d) => {
    const amount = () => money(d.step(2_000, 60_000, 500));
    const all = [
      { text: `Wages of the sales staff, ${amount()}`, column: "Operating", why: "They belong to the main business." },
      { text: `Interest on a bank loan, ${amount()}`, column: "Financing", why: "It is the cost of borrowing." },
      {
        text: `Dividends received on shares, ${amount()}`,
        column: "Investing",
        why: "They are income from an asset that earns by itself.",
      },
      {
        text: `Loss on the sale of a machine, ${amount()}`,
        column: "Operating",
        why: "The machine was used in the main business.",
      },
      {
        text: `Interest received on a savings account, ${amount()}`,
        column: "Investing",
        why: "Cash that is put aside earns by itself.",
      },
      { text: `Irrecoverable debts, ${amount()}`, column: "Operating", why: "They come from selling to customers." },
      {
        text: `Share of the profit of an associate, ${amount()}`,
        column: "Investing",
        why: "Associates under the equity method are in the investing category.",
      },
      { text: `Interest on loan notes, ${amount()}`, column: "Financing", why: "It is the cost of borrowing." },
      {
        text: `Depreciation of office equipment, ${amount()}`,
        column: "Operating",
        why: "The equipment is used in the main business.",
      },
      {
        text: `Rent from a building held as an investment, ${amount()}`,
        column: "Investing",
        why: "The building earns by itself, apart from the main business.",
      },
    ];
    return {
      firm: d.firm(),
      trade: d.pick(["makes furniture", "sells clothes", "makes bicycles", "sells garden tools"]),
      rows: d.several(all, 4),
    };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size === 3,
  make: (v) =>
    matchQuestion({
      ask: text`${v.firm} ${v.trade}. To which category of IFRS 18 does each item belong?`,
      columns: COLUMNS,
      rows: v.rows,
    }),
});
