import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("FA.D.accruals-and-prepayments", [
  {
    key: "fa-accruals-sort-balances",
    point: "asset-or-liability",
    kind: "match",
    marks: 2,
    seconds: 90,
    difficulty: -1,
    ask: "A gym draws up its accounts at 31 December. Is each of these an asset or a liability?",
    look: "grid",
    columns: ["Current asset", "Current liability"],
    rows: [
      {
        text: "Fees that members paid in December for January",
        column: "Current liability",
        why: "Deferred income: the gym still owes them a month.",
      },
      {
        text: "Rent that the gym paid in December for January",
        column: "Current asset",
        why: "A prepayment: the gym may use the hall in January.",
      },
      {
        text: "Water used in December, bill to come in February",
        column: "Current liability",
        why: "An accrual: used and not paid.",
      },
      {
        text: "Interest earned to December, credited in March",
        column: "Current asset",
        why: "Accrued income: the bank owes it.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-accruals-prepayment-forgotten",
    point: "asset-or-liability",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "At the year end a firm forgets to enter a prepayment of $900 for insurance. What is wrong with its statements?",
    options: [
      {
        text: "Profit and current assets are both $900 too low",
        right: true,
        why: "The expense is 900 too high, and the asset is missing.",
      },
      {
        text: "Profit and current assets are both $900 too high",
        why: "Without the entry the cost of next year is charged to this one, so profit is too low.",
      },
      {
        text: "Profit is $900 too low, liabilities are $900 too high",
        why: "A prepayment is an asset. No liability is touched by it.",
      },
      {
        text: "Profit is $900 too high, liabilities are $900 too low",
        why: "That is what a forgotten accrual would do.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-accruals-subscription-income",
    point: "income-early-or-late",
    kind: "choice",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "A magazine sells yearly subscriptions. On 1 October it received $24,000 for the twelve months that begin on that day. Its year ends on 31 December. What revenue does it report from these for the year, and what is shown at the year end?",
    options: [
      {
        text: "$6,000 revenue and a liability of $18,000",
        right: true,
        why: "Three of twelve months are delivered; nine are still owed to readers.",
      },
      {
        text: "$24,000 revenue and no balance",
        why: "Nine months of magazines have not been sent, so they are not earned.",
      },
      {
        text: "$18,000 revenue and a liability of $6,000",
        why: "The months before and after the year end were swapped.",
      },
      {
        text: "$6,000 revenue and an asset of $18,000",
        why: "The money is in already. What remains is a duty to deliver.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-accruals-why-matching",
    point: "matching",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: -1,
    ask: "A shop pays its December wages on 3 January. Why are they an expense of the year that ends on 31 December?",
    options: [
      {
        text: "The work was done in December",
        right: true,
        why: "An expense belongs to the period in which the service was used.",
      },
      {
        text: "The payment fell within a week of the year end",
        why: "No number of days matters; only when the work was done does.",
      },
      { text: "Wages always belong to the year before", why: "January's wages belong to January." },
      { text: "The bank statement of December shows them", why: "It does not, and it would not matter if it did." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-accruals-which-period",
    point: "matching",
    kind: "several",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "A firm's year ends on 30 June 20X5. Which **two** belong to the expenses of that year?",
    pick: 2,
    options: [
      {
        text: "Cleaning done in June 20X5, invoiced and paid in August",
        right: true,
        why: "The work was done in the year.",
      },
      {
        text: "Rent for May 20X5 that had been paid in April 20X4",
        right: true,
        why: "It was a prepayment a year ago; the month it is for lies in this year.",
      },
      { text: "Rent for July 20X5, paid on 28 June 20X5", why: "It is for a month of the next year: a prepayment." },
      {
        text: "A repair of May 20X4, invoiced and paid in July 20X4",
        why: "It belongs to the year before and was accrued there.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-accruals-rent-two-balances",
    point: "prepayment",
    kind: "number",
    marks: 2,
    seconds: 120,
    difficulty: 1,
    hint: "Find the rent of one month before and after 1 September, and count the months.",
    ask: "A shop's year ends on 31 December. It pays rent each quarter in advance, on the first of March, June, September and December. The quarterly rent was $3,000 until August 20X5 and is $3,600 from 1 September 20X5. What is the rent expense for 20X5?",
    before: "$",
    after: "",
    places: 0,
    answer: 12800,
    mistakes: [
      { is: 13200, because: "This is what was paid in 20X5: two payments of 3,000 and two of 3,600." },
      { is: 12600, because: "The new rent runs from 1 September, so it covers four months of the year, not three." },
      { is: 12000, because: "The rise from September was left out." },
    ],
    worked:
      "January to August is eight months at 1,000: 8,000. September to December is four months at 1,200: 4,800. Together 12,800. Check: paid 13,200, plus two months prepaid at the start 2,000, less two months prepaid at the end 2,400.",
    reserved: true,
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-accruals-wages-forgotten",
    point: "accrual",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: 0,
    ask: "At the year end a firm forgets to accrue $600 of wages for the last week. What is wrong with its statements?",
    options: [
      {
        text: "Profit $600 too high, liabilities $600 too low",
        right: true,
        why: "An expense of the year and the debt for it are both missing.",
      },
      {
        text: "Profit $600 too low, liabilities $600 too high",
        why: "That would be so if the wages had been accrued twice.",
      },
      {
        text: "Profit and current assets both $600 too high",
        why: "An accrual is a liability. No asset is touched by it.",
      },
      {
        text: "Nothing, as the wages are paid in the new year",
        why: "The work was done in the old year, whenever it is paid.",
      },
    ],
    checkedOn: "2026-11-23",
  },
]);
