import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const controlAndList = template({
  key: "fa-control-and-list",
  version: 2,
  point: "FA.E.trade-payables-account-reconciliations.corrected-control",
  marks: 4,
  seconds: 240,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    truth: d.step(40_000, 120_000, 100),
    total: d.pick([900, 1_800, 2_700]),
    contra: d.step(300, 2_000, 50),
    omitted: d.step(300, 2_500, 50),
    debit: d.step(100, 900, 50),
    invoice: d.step(200, 1_900, 50),
  }),
  fits: (v) => new Set([v.total, v.contra, v.omitted, v.debit, v.invoice]).size === 5,
  make: (v) => {
    const control = v.truth + v.total + v.contra - v.invoice;
    const listed = v.truth - v.omitted + 2 * v.debit - v.invoice;
    return sheetQuestion({
      ask: text`The payables control account of ${v.firm} shows ${money(control)}, the list of suppliers' balances ${money(listed)}. It is found that

        - the purchases day book was added up ${money(v.total)} too high
        - a contra of ${money(v.contra)} was entered in the supplier's account only
        - a supplier's balance of ${money(v.omitted)} was left out of the list
        - a debit balance of ${money(v.debit)} was listed as a credit balance
        - an invoice of ${money(v.invoice)} was never entered anywhere

        Complete the table; write what is taken off as a negative figure, and 0 where nothing changes.`,
      columns: [
        { label: "Control account", unit: "$" },
        { label: "List", unit: "$" },
      ],
      rows: [
        { label: "Balance", cells: [given(control), given(listed)] },
        { label: "Day book total", cells: [worth(-v.total), worth(0)] },
        { label: "Contra", cells: [worth(-v.contra), worth(0)] },
        { label: "Balance left out", cells: [worth(0), worth(v.omitted)] },
        { label: "Debit balance", cells: [worth(0), worth(-2 * v.debit)] },
        { label: "Invoice", cells: [worth(v.invoice), worth(v.invoice)] },
        { label: "Corrected", rule: "double", cells: [input("sum(b1:b6)"), input("sum(c1:c6)")] },
      ],
      hint: "The control account is fed with totals, the list with single accounts.",
      worked: text`A wrong total reaches the control account only. What is wrong in one supplier's account or in the list changes the list only; an amount on the wrong side
        counts twice. What was entered nowhere is missing in both.`,
    });
  },
});
