import { cr, dr } from "@/lib/accountancy/double-entry";
import { fromNet } from "@/lib/accountancy/sales-tax";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const returnEntry = template({
  key: "fa-return-entry",
  version: 2,
  point: "FA.D.sales-and-purchases.returns",
  marks: 3,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    other: d.firm(),
    product: d.product().plural,
    rate: d.pick([10, 15, 20]),
    net: d.step(200, 3_000, 20),
    sold: d.chance(0.5),
    reason: d.pick(["were damaged", "were of the wrong colour", "were of the wrong model"]),
  }),
  make: (v) => {
    const { tax, gross } = fromNet(v.net, v.rate);
    return journalQuestion({
      ask: text`Last week ${v.firm} ${v.sold ? `sold ${v.product} on credit to` : `bought ${v.product} on credit from`} ${v.other}. Some of them ${v.reason}
        and ${v.sold ? "come back" : "are sent back"}: ${v.firm} ${v.sold ? "issues" : "receives"} a credit note for ${money(v.net)} plus
        sales tax at ${v.rate}%. Returns have their own accounts.

        Write the entry for the credit note in the books of ${v.firm}.`,
      accounts: [
        "Bank",
        "Purchases",
        "Purchases returns",
        "Sales",
        "Sales returns",
        "Sales tax",
        "Trade payables",
        "Trade receivables",
      ],
      lines: v.sold
        ? [dr("Sales returns", v.net), dr("Sales tax", tax), cr("Trade receivables", gross)]
        : [dr("Trade payables", gross), cr("Purchases returns", v.net), cr("Sales tax", tax)],
      same: [v.sold ? ["Sales returns"] : ["Purchases returns"]],
      hint: "A credit note turns the first entry round.",
      worked: text`The credit note takes the ${v.sold ? "sale" : "purchase"} back together with its tax of ${money(v.net)} × ${v.rate}% = ${money(tax)}.
        ${v.sold ? "The customer owes" : "The supplier is owed"} ${money(gross)} less.`,
    });
  },
});
