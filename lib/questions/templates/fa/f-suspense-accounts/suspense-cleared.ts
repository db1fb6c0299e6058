import { blank, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const suspenseCleared = template({
  key: "fa-suspense-cleared",
  version: 1,
  point: "FA.F.suspense-accounts.clearing",
  marks: 3,
  seconds: 200,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    missing: d.step(800, 4_000, 50),
    interest: d.step(100, 900, 20),
    written: d.pick([540, 630, 720, 810, 960]),
    principle: d.step(500, 3_000, 50),
  }),
  fits: (v) =>
    new Set([v.missing, 2 * v.interest, v.written - 90, v.principle]).size === 4 && v.missing - 2 * v.interest >= 200,
  make: (v) => {
    const balance = v.missing - 2 * v.interest + 90;
    return sheetQuestion({
      ask: text`The trial balance of ${v.firm} did not agree, and a suspense account was opened. These errors explain the whole difference:

        - wages of ${money(v.missing)} were paid from the bank and not debited to wages
        - interest received of ${money(v.interest)} was debited to the interest received account
        - an insurance payment of ${money(v.written)} was debited to insurance as ${money(v.written - 90)}
        - repairs of ${money(v.principle)} were debited to equipment

        Complete the suspense account. Write 0 where an error does not touch it.`,
      columns: [
        { label: "Debit", unit: "$" },
        { label: "Credit", unit: "$" },
      ],
      rows: [
        { label: "Wages", cells: [blank, worth(v.missing)] },
        { label: "Interest received", cells: [worth(2 * v.interest), blank] },
        { label: "Insurance", cells: [blank, worth(90)] },
        { label: "Repairs", cells: [blank, worth(0)] },
        { label: "Opening balance", cells: [input("c1 + c3 + c4 - b2", { weight: 2 }), blank] },
        { label: "Total", rule: "double", cells: [input("b2 + b5"), input("c1 + c3 + c4")] },
      ],
      hint: "Only errors that made the two sides unequal pass through suspense.",
      worked: text`Each one-sided error is corrected in its own account with suspense as the other side. The interest stood on the wrong side, so it needs twice its amount:
        Dr Suspense, Cr Interest received. Repairs in equipment are an error of principle: both sides were equal, and it does not touch suspense. The opening
        balance, ${money(balance)}, is what makes the account come to nothing.`,
    });
  },
});
