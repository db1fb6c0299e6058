import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

type Values = { firm: string; cost: number; accumulated: number; proceeds: number };

const carrying = (v: Values) => v.cost - v.accumulated;

export const disposalEntry = template<Values>({
  key: "fa-disposal-entry",
  version: 3,
  point: "FA.D.tangible-non-current-assets.disposal",
  marks: 3,
  seconds: 180,
  difficulty: 1,
  draw: (d) => {
    const cost = d.step(20_000, 60_000, 1000);
    return { firm: d.firm(), cost, accumulated: d.step(5000, cost - 5000, 500), proceeds: d.step(1000, 40_000, 500) };
  },
  fits: (v) =>
    Math.abs(v.proceeds - carrying(v)) >= 500 &&
    Math.abs(v.proceeds - carrying(v)) <= carrying(v) / 2 &&
    v.proceeds < v.cost,
  make: (v) => {
    const profit = v.proceeds - carrying(v);
    return journalQuestion({
      ask: text`${v.firm} sells a van for ${money(v.proceeds)}, paid into the bank. The van cost ${money(v.cost)};
        depreciation of ${money(v.accumulated)} has been charged on it up to the day of sale.

        Write **one** entry that records the disposal, with its profit or loss.`,
      accounts: [
        "Bank",
        "Vans: cost",
        "Vans: accumulated depreciation",
        "Depreciation expense",
        "Profit or loss on disposal",
        "Sales",
        "Purchases",
      ],
      lines: [
        dr("Bank", v.proceeds),
        dr("Vans: accumulated depreciation", v.accumulated),
        cr("Vans: cost", v.cost),
        profit > 0 ? cr("Profit or loss on disposal", profit) : dr("Profit or loss on disposal", -profit),
      ],
      worked: text`Cost and accumulated depreciation both leave the books; what was received comes in. The carrying amount was
        ${money(carrying(v))}, so the sale makes a ${profit > 0 ? "profit" : "loss"} of
        ${money(Math.abs(profit))}, which is what the entry needs to balance.`,
    });
  },
});
