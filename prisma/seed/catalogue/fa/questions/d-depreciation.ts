import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("FA.D.depreciation", [
  {
    key: "fa-depreciation-meaning",
    point: "what-depreciation-is",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: -1,
    ask: "What is depreciation for?",
    options: [
      {
        text: "To share out an asset's cost over its years of use",
        right: true,
        why: "Each year that uses the asset bears a part of what it cost.",
      },
      {
        text: "To show what the asset could be sold for today",
        why: "The carrying amount is what is left of cost, and may be far from any price.",
      },
      { text: "To set money aside for buying the next asset", why: "No money moves; the charge only lowers profit." },
      {
        text: "To keep the asset in good working order",
        why: "That is done by repairs, which are an expense of their own.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-depreciation-true-statements",
    point: "what-depreciation-is",
    kind: "several",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "Which **two** statements about depreciation are right?",
    pick: 2,
    options: [
      {
        text: "A building rising in value is still depreciated",
        right: true,
        why: "It wears out all the same; a rise in price does not end its use.",
      },
      {
        text: "The charge of the year does not change the bank balance",
        right: true,
        why: "The payment was made when the asset was bought.",
      },
      {
        text: "Land is depreciated over fifty years as a rule",
        why: "Land does not wear out, so it is not depreciated.",
      },
      {
        text: "The charge is credited to the asset's cost account",
        why: "It is credited to accumulated depreciation, so that cost can still be read.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-depreciation-change-of-life",
    point: "change-of-estimate",
    kind: "choice",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    ask: "A machine was bought on 1 January 20X3 for $50,000, with a life of ten years and no residual value. On 1 January 20X6 the firm finds that it will last only another four years. What is the straight-line charge for 20X6?",
    options: [
      {
        text: "$8,750",
        right: true,
        why: "After three years 35,000 is left: 50,000 − 3 × 5,000. Over four years that is 8,750.",
      },
      { text: "$3,500", why: "What is left was spread over ten years anew, though the machine lasts four." },
      {
        text: "$7,143",
        why: "This spreads the cost over the seven years in all; a change looks forward and leaves the past alone.",
      },
      { text: "$5,000", why: "The old charge would leave 15,000 in the books when the machine is done." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-depreciation-method-fits",
    point: "reducing-balance",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "For which asset is the reducing balance method the better choice?",
    options: [
      {
        text: "A van that does most of its miles when new",
        right: true,
        why: "The early years have the most use of it and should bear the most cost.",
      },
      { text: "A fence that serves equally well every year", why: "Even use calls for even charges: straight line." },
      { text: "A plot of land held for a future factory", why: "Land is not depreciated by any method." },
      {
        text: "A lease of a shop for a fixed ten years",
        why: "Each of the ten years has the same right to the shop, so equal parts fit.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-depreciation-excess-transfer",
    point: "after-revaluation",
    kind: "journal",
    marks: 2,
    seconds: 120,
    difficulty: 1,
    ask: "A depot with a carrying amount of $180,000 and 30 years to go is revalued to $240,000; its life stays the same. The company moves the excess depreciation each year. Write the entry for the **transfer** of one year.",
    hint: "Work out the old and the new charge, each by its own value over 30 years.",
    accounts: [
      "Revaluation surplus",
      "Retained earnings",
      "Depreciation expense",
      "Accumulated depreciation",
      "Property",
    ],
    lines: [
      { account: "Revaluation surplus", side: "Dr", amount: 2000 },
      { account: "Retained earnings", side: "Cr", amount: 2000 },
    ],
    worked:
      "Old charge 180,000 ÷ 30 = 6,000; new charge 240,000 ÷ 30 = 8,000; excess 2,000. The transfer stays inside equity and leaves the expense of 8,000 untouched.",
    reserved: true,
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-depreciation-sold-in-year",
    point: "straight-line",
    kind: "choice",
    marks: 2,
    seconds: 110,
    difficulty: 1,
    ask: "A firm depreciates its machines at 20% of cost a year, month by month. On 1 January 20X5 they had cost $90,000, and none is fully depreciated. On 1 May 20X5 a machine that had cost $15,000 is sold; none is bought. What is the charge for the year to 31 December 20X5?",
    options: [
      { text: "$15,000", why: "The machine that was sold served for four months of the year and is charged for them." },
      {
        text: "$16,000",
        right: true,
        why: "75,000 × 20% = 15,000 for the machines that stay, and 15,000 × 20% × 4/12 = 1,000 for the one sold.",
      },
      { text: "$17,000", why: "The eight months after the sale were charged; it was used for the four before." },
      { text: "$18,000", why: "A whole year was charged on the machine that left on 1 May." },
    ],
    checkedOn: "2026-11-23",
  },
]);
