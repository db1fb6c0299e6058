import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("MA.E.reconciling-budgeted-and-actual-profit", [
  {
    key: "ma-lines-that-differ",
    point: "absorption-or-marginal",
    kind: "several",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Which **two** variances differ between, or are missing from one of, the operating statements under absorption and under marginal costing?",
    pick: 2,
    options: [
      {
        text: "Sales volume variance",
        right: true,
        why: "It is measured in standard profit under one method and in standard contribution under the other.",
      },
      { text: "Sales price variance", why: "Units sold times the change in price: the same under both." },
      {
        text: "Fixed overhead volume variance",
        right: true,
        why: "It is over- or under-absorption, which marginal costing does not have.",
      },
      {
        text: "Fixed overhead expenditure variance",
        why: "Budget less actual overhead is the same under both methods.",
      },
      { text: "Variable overhead efficiency variance", why: "Variable costs are treated alike under both methods." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-volume-variance-convert",
    point: "absorption-or-marginal",
    kind: "number",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "A tile maker sold 400 units fewer than budgeted. Under absorption costing the sales volume variance is $4,800 adverse. Fixed production overhead is absorbed at $7 a unit.\n\nWhat is the adverse sales volume variance under **marginal** costing?",
    before: "$",
    after: "adverse",
    places: 0,
    answer: 7600,
    mistakes: [
      {
        is: 4800,
        because:
          "Marginal costing values the lost units at contribution, which is larger than profit by the fixed overhead per unit.",
      },
      {
        is: 2000,
        because: "The fixed overhead was taken off the profit per unit. Contribution is before fixed costs, so add it.",
      },
      { is: 2800, because: "That is the fixed overhead of the lost units alone." },
    ],
    worked:
      "Standard profit: 4,800 ÷ 400 = $12 a unit. Standard contribution: 12 + 7 = $19. Variance: 400 × 19 = **$7,600** adverse.",
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-budget-from-actual",
    point: "signs-to-actual",
    kind: "choice",
    marks: 2,
    seconds: 90,
    difficulty: 1,
    ask: "A brush factory's **actual** profit was $61,000. Its variances were: sales volume $4,000 adverse, sales price $3,000 favourable, all cost variances together $5,000 adverse. What was the budgeted profit?",
    options: [
      {
        text: "$55,000",
        why: "The signs were used as if you went from budget to actual. Going back, they turn round.",
      },
      { text: "$61,000", why: "The variances do not cancel: together they are $6,000 adverse." },
      {
        text: "$67,000",
        right: true,
        why: "The variances net to $6,000 adverse, so the budget was $6,000 above actual: 61,000 + 4,000 - 3,000 + 5,000.",
      },
      {
        text: "$73,000",
        why: "All three were added. The favourable price variance had lifted actual profit and has to come off on the way back.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-operating-statement-order",
    point: "standard-profit",
    kind: "order",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Put the lines of an operating statement under absorption costing in order.",
    things: [
      "Budgeted profit",
      "Sales volume variance",
      "Standard profit on actual sales",
      "Sales price variance",
      "Cost variances",
      "Actual profit",
    ],
    worked:
      "Budgeted profit is changed first by the number of units sold, which gives the standard profit on actual sales. Then come the price they were sold at, what they cost, and actual profit.",
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-actual-hours-from-efficiency",
    point: "working-back",
    kind: "number",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    reserved: true,
    ask: "A glove maker's standard is 0.4 hours a pair at $15 an hour. 3,000 pairs were made. The labour efficiency variance was $900 adverse and there was no idle time. How many hours were worked?",
    before: "",
    after: "hours",
    places: 0,
    answer: 1260,
    mistakes: [
      {
        is: 1140,
        because: "Adverse means that more hours were worked than the output should have needed. Add the 60 hours.",
      },
      { is: 1200, because: "Those are the standard hours for the output. The variance says that 60 more were worked." },
      { is: 2100, because: "The variance in dollars was added to hours. Divide it by the rate first." },
    ],
    worked:
      "Standard hours: 3,000 × 0.4 = 1,200. The variance in hours: 900 ÷ 15 = 60 too many. Hours worked: 1,200 + 60 = **1,260**.",
    checkedOn: "2026-11-22",
  },
]);
