import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("MA.D.flexible-budgets", [
  {
    key: "ma-why-flex",
    point: "fixed-or-flexible",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: -1,
    ask: "A car wash budgeted for 9,000 cars and washed 10,200. Why should its budget be flexed before soap costs are judged?",
    options: [
      {
        text: "More cars need more soap, however thrifty the staff",
        right: true,
        why: "Without flexing, higher volume would look like waste.",
      },
      {
        text: "A budget must agree with actual cost in the end",
        why: "It must not. The remaining gap is what the comparison is for.",
      },
      {
        text: "Fixed costs rise in step with the number of cars",
        why: "Fixed costs do not move with volume and are not flexed.",
      },
      { text: "The law asks for budgets at the actual activity", why: "How a firm budgets is its own affair." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-fixed-budget-use",
    point: "fixed-or-flexible",
    kind: "match",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "For which purpose is each kind of budget the better one?",
    look: "grid",
    columns: ["Fixed budget", "Flexed budget"],
    rows: [
      {
        text: "Agreeing the year's sales target with the sales team",
        column: "Fixed budget",
        why: "It states one aim for one planned activity.",
      },
      {
        text: "Judging whether the kitchen used too much food in May",
        column: "Flexed budget",
        why: "Food depends on the meals really served, so the budget must be restated for them.",
      },
      {
        text: "Planning how many people to hire for the planned year",
        column: "Fixed budget",
        why: "Plans are made for the planned activity.",
      },
      {
        text: "Judging spending on fuel after an unusually busy month",
        column: "Flexed budget",
        why: "More trips need more fuel; only the rest of the gap is spending.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-flexed-or-fixed-gap",
    point: "volume-apart",
    kind: "choice",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "A hostel's budgeted profit was $30,000. Flexed to the guest nights really sold it is $34,500; actual profit was $32,000. Which statement is right?",
    options: [
      {
        text: "Volume helped by $4,500, prices and spending took back $2,500",
        right: true,
        why: "Fixed to flexed is volume: 34,500 - 30,000. Flexed to actual is price and spending: 32,000 - 34,500.",
      },
      {
        text: "Volume helped by $2,000, prices and spending did nothing at all",
        why: "$2,000 is the whole gap. It consists of a gain by volume and a loss by the rest.",
      },
      {
        text: "Volume hurt by $2,500, prices and spending helped by $4,500",
        why: "The two gaps were exchanged. Volume is fixed to flexed.",
      },
      {
        text: "Volume helped by $2,500, prices and spending hurt by $500",
        why: "2,500 is flexed less actual. That is prices and spending, and it is a loss.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-flexing-assumption-broken",
    point: "limits-of-flexing",
    kind: "several",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A budget is flexed from 8,000 to 13,000 parcels with one rate per parcel. Which **two** facts make the result unreliable?",
    pick: 2,
    options: [
      {
        text: "Above 10,000 parcels a second van must be hired",
        right: true,
        why: "The cost has a step, and a straight line passes through it.",
      },
      {
        text: "Boxes get 15% cheaper from 12,000 parcels on",
        right: true,
        why: "The rate per parcel changes, so one rate cannot hold at both levels.",
      },
      {
        text: "The rent of the hall is the same at both levels",
        why: "A fixed cost is just left as it is; that is no difficulty.",
      },
      { text: "Wages are paid per parcel at one agreed rate", why: "That is a straight line, as flexing assumes." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-flexing-hides-lost-sales",
    point: "limits-of-flexing",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "The manager of a bowling hall shows only the comparison of flexed budget and actual figures, with tiny variances. Bookings have fallen by a third. What does the report hide?",
    options: [
      {
        text: "The profit lost through low volume",
        right: true,
        why: "Flexing restates the budget for the low volume, so its effect lies between the fixed and the flexed budget.",
      },
      { text: "The overspending on cleaning and heat", why: "That would show as a variance from the flexed budget." },
      {
        text: "The change in the price of an hour's play",
        why: "A changed price shows between flexed and actual revenue.",
      },
      {
        text: "The fixed costs that cannot be avoided",
        why: "They stand in the flexed budget as they did in the fixed one.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-flex-semi-variable",
    point: "split-costs",
    kind: "number",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    reserved: true,
    ask: "Repairs of a bus line are budgeted at $21,400 for 60,000 km and $24,600 for 80,000 km. What is the flexed budget for 72,000 km?",
    before: "$",
    after: "",
    places: 0,
    answer: 23320,
    mistakes: [
      { is: 25680, because: "You scaled the cost at 60,000 km by distance. Part of it is fixed." },
      { is: 22140, because: "You scaled the cost at 80,000 km by distance. Part of it is fixed." },
      { is: 11520, because: "That is the variable part alone. Add the fixed $11,800." },
    ],
    worked:
      "Variable: (24,600 - 21,400) ÷ 20,000 = $0.16 a km. Fixed: 21,400 - 60,000 × 0.16 = $11,800. At 72,000 km: 11,800 + 11,520 = **$23,320**.",
    checkedOn: "2026-11-22",
  },
]);
