import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("MA.C.absorption-and-marginal-costing", [
  {
    key: "ma-absorption-higher-when",
    point: "which-is-higher",
    kind: "match",
    marks: 2,
    seconds: 80,
    difficulty: -1,
    ask: "Fixed production overhead per unit is the same in all years. Which method shows the higher profit?",
    look: "grid",
    columns: ["Absorption", "Marginal", "Both equal"],
    rows: [
      {
        text: "Made 5,000 units, sold 4,600",
        column: "Absorption",
        why: "Inventory rose by 400, so some fixed overhead waits in inventory.",
      },
      {
        text: "Made 4,000 units, sold 4,300",
        column: "Marginal",
        why: "Inventory fell by 300, and absorption costing charges the overhead that came in with it.",
      },
      {
        text: "Made 4,500 units, sold 4,500",
        column: "Both equal",
        why: "Inventory did not change, so no overhead moved between years.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-profit-same-inventory",
    point: "which-is-higher",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "A firm's marginal costing profit was **higher** than its absorption costing profit. Fixed production overhead per unit is the same in all years. What must have happened?",
    options: [
      {
        text: "More units were sold than were made",
        right: true,
        why: "Inventory fell, so absorption costing also charged overhead that had waited in opening inventory.",
      },
      {
        text: "More units were made than were sold",
        why: "Then overhead would have been carried forward and absorption profit would be the higher.",
      },
      {
        text: "Overheads were over-absorbed in the year",
        why: "Over-absorption depends on output against normal output, and says nothing about inventory.",
      },
      {
        text: "Fixed overheads fell during the year",
        why: "Both methods charge lower overheads. The gap comes from the change in inventory.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-inflate-profit-by-output",
    point: "for-and-against",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "The manager of a carpet mill receives a bonus on profit. In December she has 3,000 carpets made that nobody has ordered. Under which method does this raise her profit, and why?",
    options: [
      {
        text: "Absorption: fixed overhead moves into inventory",
        right: true,
        why: "The unsold carpets carry fixed overhead into next year, so less is charged now.",
      },
      { text: "Absorption: unsold carpets count as revenue", why: "Revenue needs a sale under both methods." },
      {
        text: "Marginal: contribution of the carpets is booked",
        why: "Contribution comes with sales, and none were made.",
      },
      {
        text: "Marginal: variable cost per carpet falls",
        why: "Variable cost per unit does not depend on the number made.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-methods-suitability",
    point: "for-and-against",
    kind: "match",
    marks: 2,
    seconds: 80,
    difficulty: 0,
    ask: "To which method does each statement belong?",
    look: "grid",
    columns: ["Marginal costing", "Absorption costing"],
    rows: [
      {
        text: "Inventory in published statements is valued this way",
        column: "Absorption costing",
        why: "IAS 2 requires a share of production overhead in inventory.",
      },
      {
        text: "Profit moves with sales alone when costs and prices stay",
        column: "Marginal costing",
        why: "No fixed cost moves in or out of inventory, so each unit sold adds its contribution.",
      },
      {
        text: "All fixed production overhead is charged in its period",
        column: "Marginal costing",
        why: "It is treated as a cost of the time, not of the product.",
      },
      {
        text: "Over- or under-absorption has to be corrected",
        column: "Absorption costing",
        why: "Only this method uses a predetermined rate for fixed overhead.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-contribution-includes-selling",
    point: "contribution",
    kind: "number",
    marks: 2,
    seconds: 80,
    difficulty: 0,
    reserved: true,
    ask: "A garden bench sells for $150. Per bench, materials cost $48, labour $30, variable production overhead $7 and delivery to the customer $12. Fixed costs are $20 a bench at normal output.\n\nWhat is the contribution per bench?",
    before: "$",
    after: "",
    places: 0,
    answer: 53,
    mistakes: [
      {
        is: 65,
        because: "Delivery is a variable cost too. Contribution is after all variable costs, also those of selling.",
      },
      { is: 33, because: "Fixed costs were taken off. Contribution is what is left to pay for them." },
      { is: 45, because: "Fixed costs were taken off and delivery was left out." },
    ],
    worked: "150 - 48 - 30 - 7 - 12 = **$53**. The $20 is fixed and does not change with one bench more.",
    checkedOn: "2026-11-22",
  },
]);
