import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("MA.B.forecasting-techniques", [
  {
    key: "ma-meaning-of-r-squared",
    point: "correlation",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "For the sales of an umbrella shop (y) and days of rain (x), r is 0.8. What does this say?",
    options: [
      {
        text: "64% of the variation in sales goes with rain",
        right: true,
        why: "r squared is 0.64, the share of the variation in y that is explained by x.",
      },
      { text: "80% of the variation in sales goes with rain", why: "The share explained is r squared, not r." },
      {
        text: "Sales rise by $0.80 for each day of rain",
        why: "That would be b, the slope of the line. r measures only how close the points lie to it.",
      },
      {
        text: "Rain is proved to cause 80% of the sales",
        why: "Correlation never proves a cause, and the share would be 64%.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-correlation-match",
    point: "correlation",
    kind: "match",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Which coefficient r fits each description best?",
    look: "lists",
    columns: ["1.00", "0.15", "-0.92"],
    rows: [
      {
        text: "Heating cost falls nearly along a straight line as it gets warmer",
        column: "-0.92",
        why: "A strong link along a falling line: near -1.",
      },
      {
        text: "Pay of a piece worker against the pieces made, at one rate",
        column: "1.00",
        why: "The points lie exactly on a rising line.",
      },
      {
        text: "Shoe size of clerks against errors made",
        column: "0.15",
        why: "There is hardly any link, so r is near 0.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-seasonal-model-choice",
    point: "seasonal",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "Sales of sun cream grow each year, and the summer peak grows with them, always to about double the trend. Which model suits, and why?",
    options: [
      {
        text: "Multiplicative: the swing keeps its ratio to the trend",
        right: true,
        why: "A factor of about 2 holds in all years, whereas the swing in units grows.",
      },
      {
        text: "Multiplicative: the swings add up to nil over a year",
        why: "Adding to nil is the mark of additive variations. Factors average 1.",
      },
      {
        text: "Additive: the swing is the same number in all years",
        why: "The swing in units grows here, so one number would not fit all years.",
      },
      {
        text: "Additive: the trend rises by the same amount each year",
        why: "The choice depends on the swings, not on the shape of the trend.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-laspeyres-or-paasche",
    point: "index-numbers",
    kind: "match",
    marks: 2,
    seconds: 75,
    difficulty: 1,
    ask: "To which price index does each statement belong?",
    look: "grid",
    columns: ["Laspeyres", "Paasche"],
    rows: [
      {
        text: "Weights are the quantities of the base year",
        column: "Laspeyres",
        why: "The basket stays as it was in the base year.",
      },
      {
        text: "New quantities have to be collected each year",
        column: "Paasche",
        why: "Its weights are those of the current year.",
      },
      {
        text: "Tends to overstate the rise in the cost of living",
        column: "Laspeyres",
        why: "It assumes that people still buy as much of what has become expensive.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-high-low-by-activity",
    point: "high-low",
    kind: "number",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    reserved: true,
    ask: "A laundry's costs were:\n\n| Month | Loads | Cost |\n| --- | --- | --- |\n| January | 1,400 | $9,100 |\n| February | 1,250 | $8,450 |\n| March | 1,650 | $9,850 |\n| April | 1,600 | $9,920 |\n\nUse the high-low method to find the monthly fixed cost.",
    before: "$",
    after: "",
    places: 0,
    answer: 4075,
    mistakes: [
      {
        is: 3200,
        because:
          "That comes from taking the months of highest and lowest cost (April, February). The method goes by activity: March and February.",
      },
      { is: 5775, because: "That is the variable part of March's cost: 1,650 × 3.50." },
    ],
    worked:
      "Highest activity: March, 1,650. Lowest: February, 1,250. Variable: (9,850 - 8,450) ÷ 400 = $3.50 a load. Fixed: 9,850 - 1,650 × 3.50 = 9,850 - 5,775 = **$4,075**.",
    checkedOn: "2026-11-22",
  },
]);
