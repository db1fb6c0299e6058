import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("FA.F.correction-of-errors", [
  {
    key: "fa-errors-reversal-journal",
    point: "reversal-doubles",
    kind: "journal",
    marks: 2,
    seconds: 105,
    difficulty: 0,
    ask: "A payment of $370 to a supplier was credited to trade payables and debited to bank. Write the correcting entry.",
    accounts: ["Trade payables", "Bank", "Purchases", "Suspense", "Trade receivables"],
    lines: [
      { account: "Trade payables", side: "Dr", amount: 740 },
      { account: "Bank", side: "Cr", amount: 740 },
    ],
    worked:
      "Done: Dr Bank 370, Cr Payables 370. Should have been: Dr Payables 370, Cr Bank 370. The difference on each account is 740: once to take the wrong entry out, once to put the right one in.",
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-errors-which-change-profit",
    point: "which-touch-profit",
    kind: "match",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    ask: "What does the correction of each error do to profit?",
    look: "grid",
    columns: ["Raises it", "Lowers it", "No effect"],
    rows: [
      {
        text: "A machine bought for use was debited to purchases",
        column: "Raises it",
        why: "An asset was charged as cost; taking it out raises profit, even after a year's depreciation on it.",
      },
      {
        text: "A receipt from one customer was credited to another",
        column: "No effect",
        why: "Both accounts are receivables.",
      },
      {
        text: "Wages owed at the year end were not accrued",
        column: "Lowers it",
        why: "An expense of the year is missing.",
      },
      {
        text: "A loan received was credited to capital",
        column: "No effect",
        why: "A liability was called capital; neither is income.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-errors-no-profit-effect",
    point: "which-touch-profit",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Which error leaves profit as it is?",
    options: [
      {
        text: "A new van was debited to equipment, at the same rate of depreciation",
        right: true,
        why: "Both are non-current assets, and the charge is the same.",
      },
      {
        text: "The owner's telephone bill at home was charged to telephone costs",
        why: "Drawings were treated as an expense, so profit is too low.",
      },
      {
        text: "A sales invoice of the last day of the year was left out",
        why: "Revenue is missing, so profit is too low.",
      },
      {
        text: "Carriage on a new machine was charged to carriage inwards",
        why: "Part of the asset's cost went into the year's expense.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-errors-repair-as-asset",
    point: "capital-and-expense",
    kind: "choice",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    ask: "A firm debited $4,000 for repairs to plant and charged 15% depreciation on it for the full year. What does the correction do to the profit of the year?",
    options: [
      {
        text: "It falls by $3,400",
        right: true,
        why: "Repairs of 4,000 are charged and depreciation of 600 is taken back.",
      },
      { text: "It falls by $4,000", why: "The depreciation charged on the repairs must come out again." },
      { text: "It falls by $4,600", why: "The depreciation was added to the expense; it has to be taken away." },
      { text: "It rises by $600", why: "Only the depreciation was mended, not the missing expense." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-errors-original-entry-journal",
    point: "done-should-difference",
    kind: "journal",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    ask: "A credit sale of $1,280 was entered as $1,820 in sales and in trade receivables. Write the correcting entry.",
    accounts: ["Sales", "Trade receivables", "Suspense", "Bank", "Sales returns"],
    lines: [
      { account: "Sales", side: "Dr", amount: 540 },
      { account: "Trade receivables", side: "Cr", amount: 540 },
    ],
    worked:
      "Both accounts have 1,820 − 1,280 = 540 too much. Sales had been credited, so they are debited; receivables had been debited, so they are credited. Suspense is not needed, as both sides were wrong by the same amount.",
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-errors-restate-profit",
    point: "profit-effect",
    kind: "number",
    marks: 2,
    seconds: 150,
    difficulty: 1,
    hint: "For each error ask what it did to income or to expenses. One of the four counts twice.",
    ask: `A draft profit is $41,500. Four errors are found:

1. Goods costing $900 that the owner took home were not entered.
2. Discounts received of $350 were debited to revenue and credited to payables.
3. Closing inventory was counted $1,100 too high.
4. A receipt of $2,000 from a customer was debited to bank and credited to sales, though the sale had been entered before.

What is the right profit?`,
    before: "$",
    after: "",
    places: 0,
    answer: 40000,
    mistakes: [
      { is: 39650, because: "The discount was on the wrong side: profit rises by twice 350." },
      { is: 42000, because: "The receipt was credited to sales, so revenue holds the sale twice; 2,000 comes out." },
      { is: 38200, because: "Goods taken by the owner are no cost, so profit rises by 900." },
    ],
    worked:
      "41,500 + 900 (purchases are reduced) + 700 (350 wrongly debited to revenue and 350 of income missing) − 1,100 − 2,000 = 40,000.",
    reserved: true,
    checkedOn: "2026-11-22",
  },
]);
