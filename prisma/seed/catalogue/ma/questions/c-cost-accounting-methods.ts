import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("MA.C.cost-accounting-methods", [
  {
    key: "ma-costing-method-for-business",
    point: "which-method",
    kind: "match",
    marks: 2,
    seconds: 75,
    difficulty: -1,
    ask: "Which costing method suits each business?",
    look: "lists",
    columns: ["Job costing", "Batch costing", "Process costing", "Service costing"],
    rows: [
      {
        text: "A firm that builds single yachts to customers' drawings",
        column: "Job costing",
        why: "Each order is different and gets a card of its own.",
      },
      {
        text: "A bakery that makes 300 identical cakes in one go, then 500 pies",
        column: "Batch costing",
        why: "A group of identical units is made together; its cost is divided by the good units.",
      },
      {
        text: "A plant that turns sea water into salt day and night",
        column: "Process costing",
        why: "Identical units come out of a continuous flow.",
      },
      {
        text: "A ferry line",
        column: "Service costing",
        why: "What it makes cannot be stored and is counted in service units.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-features-of-services",
    point: "which-method",
    kind: "several",
    marks: 2,
    seconds: 60,
    difficulty: 0,
    ask: "Which **two** are typical of the costing of services?",
    pick: 2,
    options: [
      {
        text: "No closing inventory of finished units",
        right: true,
        why: "A service is used up while it is made, so it cannot lie in a store.",
      },
      {
        text: "A large share of cost is fixed",
        right: true,
        why: "A bus or a hotel costs nearly the same full or empty.",
      },
      {
        text: "Material is the largest cost as a rule",
        why: "Pay and premises weigh most in services; material is small.",
      },
      {
        text: "Cost is collected for single orders only",
        why: "That is specific order costing. Services run continuously.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-composite-unit",
    point: "composite-unit",
    kind: "number",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    ask: "A coach firm made two kinds of trip in June: 40 trips of 100 km with 30 passengers each, and 25 trips of 160 km with 20 passengers each. Its costs were $30,000.\n\nWhat was the cost per passenger-kilometre, in $ to two decimal places?",
    before: "$",
    after: "",
    places: 2,
    answer: 0.15,
    mistakes: [
      {
        is: 3.75,
        because: "That is the cost per kilometre driven: 30,000 ÷ 8,000. Count the passengers of each trip too.",
      },
      {
        is: 17.65,
        because: "That is the cost per passenger: 30,000 ÷ 1,700. A passenger-kilometre counts the distance too.",
      },
      {
        is: 0.25,
        because: "You counted the short trips only. Add 25 × 160 × 20 for the long ones.",
      },
    ],
    worked:
      "Short trips: 40 × 100 × 30 = 120,000. Long trips: 25 × 160 × 20 = 80,000. Together 200,000 passenger-kilometres. 30,000 ÷ 200,000 = **$0.15**.",
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-composite-unit-why",
    point: "composite-unit",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: 0,
    ask: "Why does a carrier of goods measure cost per **tonne-kilometre** rather than per tonne?",
    options: [
      {
        text: "A tonne taken far costs more than one taken near",
        right: true,
        why: "Cost depends on weight and on distance, and the composite unit counts both.",
      },
      {
        text: "Financial statements may not show cost per tonne",
        why: "No rule governs the cost units that managers use.",
      },
      { text: "The number of kilometres is fixed in each month", why: "It varies; that is why it has to be counted." },
      {
        text: "Cost per tonne would leave out the fixed costs",
        why: "Either unit can carry all costs. The point is what is counted below the line.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-abnormal-loss-value",
    point: "normal-loss",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "At what value does **abnormal** loss leave a process account?",
    options: [
      {
        text: "At the scrap value of the lost units",
        why: "Scrap value is how normal loss is credited. It reduces abnormal loss only later, in its own account.",
      },
      {
        text: "At the full cost of the same good units",
        right: true,
        why: "These units should have been good, so they carry the cost of good units and do not raise the cost of the others.",
      },
      {
        text: "At nothing, as it yields no good output",
        why: "Then the good units would carry its cost, and the bad day would be hidden.",
      },
      {
        text: "At the cost of the materials in it alone",
        why: "Labour and overhead were spent on those units as well.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-joint-further-processing",
    point: "joint-costs",
    kind: "choice",
    marks: 2,
    seconds: 90,
    difficulty: 1,
    reserved: true,
    ask: "A dairy's joint process gives 1,000 litres of cream, to which $900 of joint cost is apportioned. Cream sells for $2.00 a litre at split-off. Processed further at $0.70 a litre it sells as butter for $2.90 per litre of cream. Should it be processed, and what changes?",
    options: [
      {
        text: "Yes, profit rises by $200",
        right: true,
        why: "Extra income of $0.90 less extra cost of $0.70 is $0.20 a litre. The joint cost is the same either way.",
      },
      {
        text: "Yes, profit rises by $1,300",
        why: "You took joint cost off the final sales and forgot that cream could be sold as it is.",
      },
      { text: "No, profit falls by $700", why: "The extra income of $0.90 a litre was left out." },
      {
        text: "Yes, profit rises by $900",
        why: "That is the extra income alone. The extra cost of $0.70 a litre has to come off.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-equivalent-units-fifo",
    point: "equivalent-units",
    kind: "number",
    marks: 2,
    seconds: 100,
    difficulty: 1,
    ask: `At the start of June 200 units were in process, and half of their conversion was done. 1,000 units were finished in June. At its end 300 units were left, with 40% of their conversion done.

By **FIFO**, how many equivalent units of conversion were worked in June?`,
    before: "",
    after: "units",
    places: 0,
    answer: 1020,
    mistakes: [
      {
        is: 1120,
        because: "That is the weighted average, with last month's work in it. FIFO takes off the 100 done in May.",
      },
      { is: 1220, because: "The work done last month was added. It was not done in June, so it comes off." },
      { is: 1200, because: "The closing units were counted as whole ones. Only 40% of their conversion was done." },
      { is: 1300, because: "These are units and not equivalent units. Unfinished work counts in part." },
    ],
    worked:
      "Finished 1,000 and closing 300 × 40% = 120, together 1,120. Less what was done in May: 200 × 50% = 100. Worked in June: 1,120 - 100 = **1,020**.",
    checkedOn: "2026-11-23",
  },
  {
    key: "ma-opening-work-two-ways",
    point: "equivalent-units",
    kind: "match",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A process has opening work in progress. Which way of valuing it does each sentence describe?",
    look: "grid",
    columns: ["Weighted average", "FIFO"],
    rows: [
      {
        text: "The cost of opening work is added to this month's cost",
        column: "Weighted average",
        why: "It mixes both months and divides by all equivalent units.",
      },
      {
        text: "Only this month's cost is divided by this month's work",
        column: "FIFO",
        why: "What was begun earlier is finished first and keeps its old cost.",
      },
      {
        text: "Work that was done last month is taken off the equivalent units",
        column: "FIFO",
        why: "Only the work of this month is counted.",
      },
      {
        text: "One cost per unit holds for all units finished this month",
        column: "Weighted average",
        why: "With mixed costs old and new units cannot be told apart.",
      },
    ],
    checkedOn: "2026-11-23",
  },
]);
