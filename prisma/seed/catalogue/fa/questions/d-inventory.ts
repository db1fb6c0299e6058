import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("FA.D.inventory", [
  {
    key: "fa-inventory-lower-of",
    point: "lower-of",
    kind: "choice",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: `A shop holds three items at its year end.

| Item | Cost ($) | Net realisable value ($) |
| --- | --- | --- |
| Lamp | 1,000 | 1,250 |
| Desk | 1,600 | 1,400 |
| Chair | 1,900 | 1,800 |

At what amount is inventory carried?`,
    options: [
      { text: "$4,200", right: true, why: "Each item at the lower of its two figures: 1,000 + 1,400 + 1,800." },
      { text: "$4,450", why: "The totals were compared. IAS 2 asks for it item by item." },
      { text: "$4,500", why: "That is total cost, though two of the items will not bring in what they cost." },
      { text: "$4,750", why: "This takes the higher figure of each item, so it shows profits before a sale." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-inventory-cost-items",
    point: "cost-of-inventory",
    kind: "match",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "A maker of garden chairs values its inventory. Is each of these part of cost?",
    look: "grid",
    columns: ["In cost", "Not in cost"],
    rows: [
      {
        text: "Carriage of timber to the workshop",
        column: "In cost",
        why: "It brings the material to where it is used.",
      },
      {
        text: "Wages of the carpenters",
        column: "In cost",
        why: "Their work brings the timber into its present state.",
      },
      {
        text: "Rent of the store for finished chairs",
        column: "Not in cost",
        why: "Waiting in a store makes the chairs neither better nor nearer.",
      },
      {
        text: "Carriage of chairs to customers",
        column: "Not in cost",
        why: "It belongs to selling, after the goods are complete.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-inventory-imported-cost",
    point: "cost-of-inventory",
    kind: "choice",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "A registered dealer imports lamps: list price $4,000 less 10% trade discount, import duty $300, sales tax that can be claimed back $780, carriage inwards $200, advertising $150. What is the cost of the lamps?",
    options: [
      { text: "$4,100", right: true, why: "3,600 after discount, plus duty 300 and carriage inwards 200." },
      { text: "$4,250", why: "Advertising of 150 is a selling cost and stays out." },
      { text: "$4,500", why: "The trade discount of 400 was never paid and must come off." },
      { text: "$4,880", why: "The sales tax of 780 can be claimed back, so it is no cost." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-inventory-error-two-years",
    point: "closing-moves-profit",
    kind: "choice",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "At the end of 20X5 a box of goods was counted twice, so that closing inventory was $700 too high. The count at the end of 20X6 was right. What is the effect on profit?",
    options: [
      {
        text: "20X5 $700 too high, 20X6 $700 too low",
        right: true,
        why: "Closing inventory is taken off cost in 20X5; the same figure is added to cost in 20X6.",
      },
      {
        text: "20X5 $700 too low, 20X6 $700 too high",
        why: "The directions are swapped: a high closing figure makes cost low and profit high.",
      },
      {
        text: "20X5 $700 too high, 20X6 not affected",
        why: "The closing figure of 20X5 is the opening figure of 20X6.",
      },
      { text: "20X5 and 20X6 both $700 too high", why: "In 20X6 the figure is on the other side of the sum." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-inventory-count-late",
    point: "closing-moves-profit",
    kind: "number",
    marks: 2,
    seconds: 120,
    difficulty: 1,
    hint: "What was sold since the year end was still on the shelf on that day. Find its cost first.",
    ask: "A shop with a year end of 31 December counts its goods on 4 January and finds $38,600 at cost. Since the year end it sold goods for $4,000, of which 25% was gross profit, and received goods that cost $1,700. What was its inventory at 31 December?",
    before: "$",
    after: "",
    places: 0,
    answer: 39900,
    mistakes: [
      { is: 40900, because: "The goods sold were added at their selling price; inventory is at cost." },
      { is: 37300, because: "The signs are swapped: what was sold since was still there, what came since was not." },
      { is: 41600, because: "The goods that came in after the year end were left in." },
    ],
    worked:
      "The goods sold cost 4,000 × 75% = 3,000 and were there on 31 December. Those received were not. 38,600 + 3,000 − 1,700 = 39,900.",
    reserved: true,
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-inventory-rising-prices",
    point: "fifo-and-average",
    kind: "gaps",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "The price of a part rises all through the year. Complete the comparison.",
    text: "Compared with average cost, FIFO gives a {1} closing inventory and a {2} profit, because what is left is valued at the {3} prices.",
    gaps: [
      {
        options: ["higher", "lower"],
        right: "higher",
        why: "The units left are the last ones bought, and those cost the most.",
      },
      {
        options: ["higher", "lower"],
        right: "higher",
        why: "A higher closing figure makes cost of sales lower and profit higher.",
      },
      {
        options: ["newest", "oldest"],
        right: "newest",
        why: "First in, first out: the oldest units are taken to be sold first, so the newest are left.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-inventory-periodic-average",
    point: "fifo-and-average",
    kind: "number",
    marks: 2,
    seconds: 130,
    difficulty: 0,
    ask: "On 1 June a shop had 200 kettles that cost $20 each. It bought 300 at $22 each on 10 June, sold 350 on 18 June and bought 100 at $29 each on 25 June. It uses a periodic average, worked out once for the whole month. What is its closing inventory?",
    before: "$",
    after: "",
    places: 0,
    answer: 5625,
    hint: "Add up the cost and the units of the whole month first.",
    mistakes: [
      { is: 6080, because: "This is a continuous average, worked out anew after each delivery." },
      { is: 6200, because: "This is FIFO, with the newest prices in closing inventory." },
      { is: 5917, because: "The three prices were averaged without weighing how many units were bought at each." },
      { is: 7875, because: "This is the cost of the 350 that were sold; the question asks for the 250 that are left." },
    ],
    worked:
      "Cost of all kettles: 4,000 + 6,600 + 2,900 = 13,500, for 200 + 300 + 100 = 600 units. The average is 13,500 ÷ 600 = 22.50. Units left: 600 − 350 = 250. 250 × 22.50 = 5,625.",
    checkedOn: "2026-11-23",
  },
  {
    key: "fa-inventory-cost-of-sales-two",
    point: "cost-of-sales",
    kind: "several",
    marks: 2,
    seconds: 60,
    difficulty: 0,
    ask: "Which two make cost of sales **smaller**?",
    pick: 2,
    options: [
      { text: "Goods sent back to suppliers", right: true, why: "They take back a part of the purchases." },
      {
        text: "A larger closing inventory",
        right: true,
        why: "Closing inventory is taken off, so less has been used up.",
      },
      { text: "Carriage on goods coming in", why: "It is part of what the goods cost and adds to it." },
      { text: "A larger opening inventory", why: "What was there at the start was used this year and is added." },
      { text: "Carriage on goods going out", why: "It is a selling cost and stands outside cost of sales." },
    ],
    checkedOn: "2026-11-23",
  },
]);
