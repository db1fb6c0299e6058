import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("MA.C.alternative-cost-accounting-principles", [
  {
    key: "ma-abc-helps-most",
    point: "when-abc-helps",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "For which firm would activity-based costing change the product costs most?",
    options: [
      {
        text: "One product, overheads of 60% of cost",
        why: "All overhead falls on the one product, however it is shared.",
      },
      {
        text: "Many different products, overheads of 45%",
        right: true,
        why: "Products cause different amounts of work, and there is much overhead to share.",
      },
      {
        text: "Many different products, overheads of 3%",
        why: "So little overhead hardly matters, whatever the way of sharing.",
      },
      {
        text: "Three similar products, overheads of 40%",
        why: "Similar products use activities to the same extent, so each way gives nearly the same.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-abc-low-volume",
    point: "when-abc-helps",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A bookbinder replaces one labour-hour rate by ABC. It binds 50,000 identical school books and, in many small lots, 900 albums. What is to be expected?",
    options: [
      {
        text: "Albums cost more, school books cost less",
        right: true,
        why: "The many small lots cause set-ups and orders, which the hourly rate had loaded on the school books.",
      },
      {
        text: "School books cost more, albums cost less",
        why: "That would need school books to cause more activity for each unit than albums do.",
      },
      {
        text: "Both cost more, as ABC finds more overhead",
        why: "The total overhead is the same. If one carries more, the other carries less.",
      },
      { text: "Both cost less, as ABC reduces the waste", why: "Sharing cost differently saves nothing by itself." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-quality-cost-boxes",
    point: "quality-costs",
    kind: "match",
    marks: 2,
    seconds: 80,
    difficulty: 0,
    ask: "A maker of children's car seats has these costs. Of which kind is each?",
    look: "lists",
    columns: ["Prevention", "Appraisal", "Internal failure", "External failure"],
    rows: [
      {
        text: "Teaching staff how to set the sewing machine",
        column: "Prevention",
        why: "It keeps faults from arising.",
      },
      {
        text: "Pulling each belt on a test bench",
        column: "Appraisal",
        why: "It finds faults that are there. It does not prevent them.",
      },
      {
        text: "Sewing a seam again that failed the test",
        column: "Internal failure",
        why: "The fault was found before the seat left the factory.",
      },
      {
        text: "Calling back 400 seats from customers",
        column: "External failure",
        why: "The fault was found after delivery.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-cost-of-conformance",
    point: "quality-costs",
    kind: "number",
    marks: 2,
    seconds: 80,
    difficulty: 0,
    ask: "A dairy's quality costs last month were: tests of milk $6,000, milk poured away before delivery $9,500, training $4,000, refunds to shops $7,200, servicing of pipes to avoid germs $3,500.\n\nWhat was the total cost of **conformance**?",
    before: "$",
    after: "",
    places: 0,
    answer: 13500,
    mistakes: [
      { is: 7500, because: "That is prevention alone. Tests are appraisal, which is a cost of conformance too." },
      { is: 16700, because: "That is the cost of non-conformance: milk poured away and refunds." },
      { is: 10000, because: "The servicing of pipes is done to prevent faults. It belongs to conformance." },
    ],
    worked:
      "Prevention: 4,000 + 3,500 = $7,500. Appraisal: $6,000. Conformance: **$13,500**. Milk poured away (internal failure) and refunds (external failure) are non-conformance.",
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-close-cost-gap",
    point: "target-cost",
    kind: "several",
    marks: 2,
    seconds: 80,
    difficulty: 1,
    reserved: true,
    ask: "A pram has an expected cost of $210 and a target cost of $190. Which **two** are proper ways to close the gap?",
    pick: 2,
    options: [
      {
        text: "Use wheels that fit two other models as well",
        right: true,
        why: "Standard parts are cheaper, and parents lose nothing they value.",
      },
      {
        text: "Raise the selling price of the pram by $20",
        why: "Target costing starts from a price that the market sets.",
      },
      {
        text: "Ask suppliers to redesign the brake with fewer parts",
        right: true,
        why: "Fewer parts cost less to buy and to fit, and the brake still works.",
      },
      {
        text: "Leave out the brake test that buyers look for",
        why: "It cuts something the customer values; the pram would no longer fetch its price.",
      },
    ],
    checkedOn: "2026-11-22",
  },
]);
