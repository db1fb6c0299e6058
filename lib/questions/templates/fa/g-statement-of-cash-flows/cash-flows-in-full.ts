import { sum } from "@/lib/accountancy/round";
import { bought, indirectCashFlow, paid } from "@/lib/accountancy/statements/cash-flow";
import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { line, steps, table, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import type { Draw } from "@/lib/questions/rules/draw";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const draw = (d: Draw) => ({
  firm: d.firm(),
  operating: d.step(80_000, 180_000, 1_000),
  deposit: d.step(500, 3_000, 100),
  interest: d.step(3_000, 9_000, 500),
  tax: d.step(15_000, 35_000, 500),
  depreciation: d.step(20_000, 50_000, 1_000),
  sold: d.step(6_000, 20_000, 1_000),
  proceeds: d.step(4_000, 24_000, 500),
  plant: [d.step(180_000, 260_000, 1_000), d.step(200_000, 320_000, 1_000)],
  inventory: [d.step(30_000, 60_000, 500), d.step(30_000, 60_000, 500)],
  receivables: [d.step(30_000, 70_000, 500), d.step(30_000, 70_000, 500)],
  payables: [d.step(20_000, 50_000, 500), d.step(20_000, 50_000, 500)],
  owed: [d.step(10_000, 25_000, 500), d.step(10_000, 25_000, 500)],
  loan: [d.step(40_000, 100_000, 10_000), d.step(40_000, 100_000, 10_000)],
  shares: [d.step(100_000, 140_000, 10_000), d.step(150_000, 180_000, 10_000)],
  dividend: d.step(10_000, 40_000, 1_000),
  bank: d.step(5_000, 30_000, 500),
});

type Values = ReturnType<typeof draw>;
const START = 0;
const END = 1;
const at = (pair: number[], end: number) => pair[end] ?? 0;
const ends = (pair: number[]) => ({ opening: at(pair, START), closing: at(pair, END) });
const profitOf = (v: Values) => sum([v.operating, v.deposit, -v.interest, -v.tax]);

export const cashFlowsInFull = template({
  key: "fa-cash-flows-in-full",
  version: 1,
  reserved: true,
  point: "FA.G.statement-of-cash-flows.indirect-method",
  marks: 15,
  seconds: 1080,
  difficulty: 1,
  draw,
  fits: (v) => {
    const { spent, end, openingEarnings } = flowsOf(v);
    const moving = [v.inventory, v.receivables, v.payables, v.loan].every((pair) => at(pair, START) !== at(pair, END));
    return (
      moving &&
      v.proceeds !== v.sold &&
      spent >= 20_000 &&
      end >= 2_000 &&
      openingEarnings >= 10_000 &&
      profitOf(v) >= 20_000
    );
  },
  make: (v) => {
    const { cash, spent, taxPaid, loss, end, openingEarnings, closingEarnings } = flowsOf(v);
    const { inventory, receivables, payables } = cash.adjustments;
    const loan = at(v.loan, END) - at(v.loan, START);
    const issued = at(v.shares, END) - at(v.shares, START);
    const row = (label: string, pair: number[]) => [label, at(pair, END), at(pair, START)];
    return sheetQuestion({
      ask: text`Prepare the statement of cash flows of ${v.firm} for the year ended 31 December 20X5 by the indirect method. Write outflows as negative figures.`,
      exhibits: [
        {
          title: "Statements of financial position at 31 December",
          text: table(
            ["", "20X5 $", "20X4 $"],
            [
              row("Plant, carrying amount", v.plant),
              row("Inventory", v.inventory),
              row("Trade receivables", v.receivables),
              row("Bank", [v.bank, end]),
              row("Share capital and share premium", v.shares),
              row("Retained earnings", [openingEarnings, closingEarnings]),
              row("Loan", v.loan),
              row("Trade payables", v.payables),
              row("Tax payable", v.owed),
            ],
          ),
        },
        {
          title: "The year 20X5",
          text: text`
            - Operating profit was ${money(v.operating)}, interest income ${money(v.deposit)}, interest expense ${money(v.interest)}, income tax expense ${money(v.tax)} and profit for the year ${money(profitOf(v))}.
            - Depreciation was ${money(v.depreciation)}. Plant with a carrying amount of ${money(v.sold)} was sold for ${money(v.proceeds)}; the result is in operating profit.
            - Interest was received and paid in the year. Shares were issued for cash. Dividends were declared and paid.`,
        },
      ],
      columns: [{ label: "20X5", unit: "$" }],
      rows: [
        { label: "Operating profit", cells: [given(v.operating)] },
        { label: "Depreciation", cells: [given(v.depreciation)] },
        { label: "Profit or loss on disposal", cells: [worth(loss, { weight: 3 })] },
        { label: "Change in inventory", cells: [worth(inventory, { weight: 2 })] },
        { label: "Change in receivables", cells: [worth(receivables, { weight: 2 })] },
        { label: "Change in payables", cells: [worth(payables, { weight: 2 })] },
        { label: "Cash generated from operations", rule: "single", cells: [input("sum(b1:b6)", { weight: 2 })] },
        { label: "Tax paid", cells: [worth(-taxPaid, { weight: 4 })] },
        { label: "Net cash from operating activities", rule: "single", cells: [input("b7 + b8")] },
        { label: "Plant bought", cells: [worth(-spent, { weight: 4 })] },
        { label: "Proceeds of plant", cells: [given(v.proceeds)] },
        { label: "Interest received", cells: [given(v.deposit)] },
        { label: "Net cash from investing activities", rule: "single", cells: [input("b10 + b11 + b12")] },
        { label: "Shares issued", cells: [worth(issued, { weight: 2 })] },
        { label: "Loan raised or repaid", cells: [worth(loan, { weight: 2 })] },
        { label: "Interest paid", cells: [given(-v.interest)] },
        { label: "Dividends paid", cells: [worth(-v.dividend, { weight: 3 })] },
        { label: "Net cash from financing activities", rule: "single", cells: [input("sum(b14:b17)")] },
        { label: "Change in cash", rule: "double", cells: [input("b9 + b13 + b18")] },
      ],
      hint: "Rebuild three accounts: tax payable, plant and retained earnings. Each has one payment missing.",
      worked: steps(
        text`**Tax paid**`,
        line("Owed at the start", at(v.owed, START)),
        line("Charge of the year", v.tax),
        line("Owed at the end", -at(v.owed, END)),
        total("Paid", taxPaid),
        text`**Plant bought**`,
        line("Carrying amount at the end", at(v.plant, END)),
        line("Carrying amount at the start", -at(v.plant, START)),
        line("Depreciation", v.depreciation),
        line("Carrying amount of what was sold", v.sold),
        total("Bought", spent),
        text`**Dividends paid**`,
        line("Retained earnings at the start", openingEarnings),
        line("Profit for the year", profitOf(v)),
        line("Retained earnings at the end", -closingEarnings),
        total("Paid", v.dividend),
        text`The plant was sold for ${money(v.proceeds)} and stood at ${money(v.sold)}: a ${loss > 0 ? "loss, which is added back" : "profit, which is taken off"}. Bank moved from ${money(v.bank)} to ${money(end)}, which is the change in cash.`,
      ),
    });
  },
});

function flowsOf(v: Values) {
  const spent = bought({ ...ends(v.plant), depreciation: v.depreciation, disposedCarrying: v.sold });
  const taxPaid = paid({ ...ends(v.owed), charge: v.tax });
  const loss = v.sold - v.proceeds;
  const loan = at(v.loan, END) - at(v.loan, START);
  const cash = indirectCashFlow({
    operatingProfit: v.operating,
    depreciation: v.depreciation,
    lossOnDisposal: loss,
    inventory: ends(v.inventory),
    receivables: ends(v.receivables),
    payables: ends(v.payables),
    taxPaid,
    assetsBought: spent,
    assetsSold: v.proceeds,
    interestReceived: v.deposit,
    sharesIssued: at(v.shares, END) - at(v.shares, START),
    loansRaised: Math.max(loan, 0),
    loansRepaid: Math.max(-loan, 0),
    interestPaid: v.interest,
    dividendsPaid: v.dividend,
  });
  const end = v.bank + cash.change;
  const equityAnd = (side: number, bank: number) =>
    sum([
      ...[v.plant, v.inventory, v.receivables].map((pair) => at(pair, side)),
      bank,
      ...[v.shares, v.loan, v.payables, v.owed].map((pair) => -at(pair, side)),
    ]);
  return {
    cash,
    spent,
    taxPaid,
    loss,
    end,
    openingEarnings: equityAnd(START, v.bank),
    closingEarnings: equityAnd(END, end),
  };
}
