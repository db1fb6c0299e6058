import { cr, dr } from "@/lib/accountancy/double-entry";
import { fromNet } from "@/lib/accountancy/sales-tax";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const taxedSaleEntry = template({
  key: "fa-taxed-sale-entry",
  version: 1,
  point: "FA.D.sales-and-purchases.sales-tax-not-income",
  marks: 3,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    customer: d.firm(),
    product: d.product().plural,
    rate: d.pick([10, 15, 20]),
    hundreds: d.step(10, 90, 1),
    sells: d.chance(0.6),
    shownGross: d.chance(0.5),
  }),
  make: (v) => {
    const { net, tax, gross } = fromNet(v.hundreds * 100, v.rate);
    const price = v.shownGross
      ? `${money(gross)}, including sales tax at ${v.rate}%`
      : `${money(net)} plus sales tax at ${v.rate}%`;
    return journalQuestion({
      ask: text`${v.firm} ${v.sells ? "sells" : "buys"} ${v.product} ${v.sells ? "to" : "for resale from"} ${v.customer} on credit for ${price}.
        Both companies are registered for sales tax.

        Write the entry in the books of ${v.firm}.`,
      accounts: ["Bank", "Purchases", "Sales", "Sales tax", "Sales tax expense", "Trade payables", "Trade receivables"],
      lines: v.sells
        ? [dr("Trade receivables", gross), cr("Sales", net), cr("Sales tax", tax)]
        : [dr("Purchases", net), dr("Sales tax", tax), cr("Trade payables", gross)],
      hint: "What is paid in the end is net plus tax. Only the net part is the company's own.",
      worked: v.shownGross
        ? text`The price holds ${v.rate} of every ${100 + v.rate} dollars as tax: ${money(gross)} × ${v.rate} ÷ ${100 + v.rate} = ${money(tax)}.
          The tax is ${v.sells ? "collected for the state, so it is a liability and no income" : "reclaimed from the state, so it is no cost"}.`
        : text`The tax is ${money(net)} × ${v.rate}% = ${money(tax)}. It is
          ${v.sells ? "collected for the state, so it is a liability and no income" : "reclaimed from the state, so it is no cost"}.`,
    });
  },
});
