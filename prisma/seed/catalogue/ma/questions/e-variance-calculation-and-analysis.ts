import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("MA.E.variance-calculation-and-analysis", [
  {
    key: "ma-linked-variances",
    point: "causes-and-links",
    kind: "several",
    marks: 2,
    seconds: 80,
    difficulty: 0,
    ask: "The buyer of a shirt maker took cheaper cotton of lower quality. Which **two** variances would this most likely cause?",
    pick: 2,
    options: [
      { text: "Material price, favourable", right: true, why: "The cotton cost less than standard." },
      { text: "Material usage, adverse", right: true, why: "Poor cloth tears, and more of it is thrown away." },
      { text: "Labour rate, favourable", why: "The price of cotton does not change the hourly pay." },
      {
        text: "Labour efficiency, favourable",
        why: "Poor cloth is slower to sew; the effect would be adverse if anything.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-causes-of-variances",
    point: "causes-and-links",
    kind: "match",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "In which variance does each event show first?",
    look: "lists",
    columns: ["Labour rate", "Labour efficiency", "Idle time", "Material usage"],
    rows: [
      {
        text: "Overtime is paid at time and a half, charged to direct labour",
        column: "Labour rate",
        why: "The average pay per hour rises above standard.",
      },
      {
        text: "A power cut stops the hall for three paid hours",
        column: "Idle time",
        why: "Hours were paid in which no work was possible.",
      },
      {
        text: "Newly trained staff finish each piece faster than the standard",
        column: "Labour efficiency",
        why: "The output took fewer hours than it should have.",
      },
      {
        text: "A worn cutter spoils more sheets than allowed for",
        column: "Material usage",
        why: "More material was used than the output should have needed.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-price-variance-on-purchases",
    point: "material-variances",
    kind: "choice",
    marks: 2,
    seconds: 110,
    difficulty: 1,
    ask: "Inventory of resin is held at standard cost, $5 a kg. In July 3,000 kg were bought for $14,400 and 2,600 kg were used. The output should have needed 2,700 kg. What are the price and usage variances?",
    options: [
      {
        text: "Price $600 F, usage $500 F",
        right: true,
        why: "Price on what was bought: 3,000 × 5 - 14,400. Usage on what was used: (2,700 - 2,600) × 5.",
      },
      {
        text: "Price $520 F, usage $500 F",
        why: "Price was taken on the 2,600 kg used. With inventory at standard it arises on all that was bought.",
      },
      {
        text: "Price $600 F, usage $480 F",
        why: "Usage was valued at the actual price of $4.80. It is valued at standard price.",
      },
      {
        text: "Price $600 F, usage $1,500 A",
        why: "Usage was taken on the 3,000 kg bought. Only 2,600 kg left the store.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-fixed-overhead-volume-absorption-only",
    point: "overhead-variances",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "Why does the fixed overhead **volume** variance **not** exist under marginal costing?",
    options: [
      {
        text: "No fixed overhead is charged to units",
        right: true,
        why: "The volume variance is over- or under-absorption, and marginal costing absorbs no fixed overhead.",
      },
      {
        text: "Fixed overhead is never budgeted there",
        why: "It is budgeted in total, and its expenditure variance exists under both methods.",
      },
      { text: "Output always equals sales in marginal costing", why: "Inventory may change under either method." },
      {
        text: "It is shown within the expenditure variance",
        why: "Expenditure compares spending with the budget. Volume of output plays no part.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-labour-variances-with-idle",
    point: "labour-variances",
    kind: "gaps",
    marks: 2,
    seconds: 110,
    difficulty: 0,
    reserved: true,
    ask: "A clockmaker's standard is 2 hours a clock at $20. In a week 90 clocks were made. 190 hours were paid at $21; 6 of these were idle. No idle time is in the standard. Complete the sentence.",
    text: "The rate variance is {1}, the idle time variance is {2} and the efficiency variance is {3}.",
    gaps: [
      {
        options: ["$190 A", "$184 A", "$190 F"],
        right: "$190 A",
        why: "190 hours paid, each $1 above the standard rate.",
      },
      {
        options: ["$120 A", "$126 A", "$120 F"],
        right: "$120 A",
        why: "6 hours at the standard rate of $20. Idle time without an allowance is always adverse.",
      },
      {
        options: ["$80 A", "$200 A", "$84 A"],
        right: "$80 A",
        why: "(180 - 184) × 20. Hours worked count, 190 less 6 idle.",
      },
    ],
    checkedOn: "2026-11-22",
  },
]);
