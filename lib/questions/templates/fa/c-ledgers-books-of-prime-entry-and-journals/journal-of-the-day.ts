import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const THINGS = [
  { one: "a delivery van", account: "Motor vehicles" },
  { one: "a packing machine", account: "Plant" },
  { one: "a set of desks for the office", account: "Office furniture" },
];

export const journalOfTheDay = template({
  key: "fa-journal-of-the-day",
  version: 1,
  point: "FA.C.ledgers-books-of-prime-entry-and-journals.when-a-journal",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    thing: d.pick(THINGS),
    price: d.step(4_000, 40_000, 500),
    now: d.pick([0, 10, 20, 25, 50]),
  }),
  fits: (v) => (v.price * v.now) % 100 === 0,
  make: (v) => {
    const paid = (v.price * v.now) / 100;
    return journalQuestion({
      ask: text`${v.firm} buys ${v.thing.one} for ${money(v.price)}, to be used in the business. ${v.now === 0 ? "All of it is payable in two months." : `It pays ${v.now}% at once by transfer and the rest in two months.`}

        Write the entry.`,
      accounts: ["Bank", "Motor vehicles", "Office furniture", "Other payables", "Plant", "Purchases", "Sales"],
      lines: [
        dr(v.thing.account, v.price),
        ...(paid > 0 ? [cr("Bank", paid)] : []),
        cr("Other payables", v.price - paid),
      ],
      hint: "It is not bought to be sold again.",
      worked: text`A non-current asset bought on credit is entered by a journal. It does not go to purchases, which is for goods to be sold. What is not paid at once is owed.`,
    });
  },
});
