import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("FR.A.recognition-and-measurement", [
  {
    key: "fr-which-is-an-asset",
    point: "elements",
    kind: "match",
    marks: 2,
    seconds: 85,
    difficulty: 0,
    ask: "Under the Conceptual Framework, is each of these an asset of a football club at its year end?",
    look: "grid",
    columns: ["Asset", "Not an asset"],
    rows: [
      {
        text: "Registration rights of a player, bought from another club",
        column: "Asset",
        why: "A right that the club controls since a past purchase.",
      },
      {
        text: "The loyalty of its supporters",
        column: "Not an asset",
        why: "The club does not control whether they stay.",
      },
      {
        text: "A coach it plans to engage next season",
        column: "Not an asset",
        why: "There is no past event and no right yet.",
      },
      {
        text: "A claim for prize money already won",
        column: "Asset",
        why: "The cup has been won; the right to the money exists.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-constructive-obligation",
    point: "elements",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "In which case does a shoe shop have a **liability** at its year end?",
    options: [
      {
        text: "It has always refunded unhappy customers, and they rely on it",
        right: true,
        why: "Its settled practice leaves it no practical ability to refuse: a constructive obligation for shoes already sold.",
      },
      {
        text: "Its board intends to renovate the shop and has told nobody yet",
        why: "An intention can be changed. There is no obligation to anyone.",
      },
      {
        text: "It expects a loss next year, because a rival is about to open",
        why: "Future losses come from future events.",
      },
      {
        text: "It will have to pay next month's wages for next month's work",
        why: "The work has not been done; nothing is owed yet.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-recognition-criteria",
    point: "recognition",
    kind: "several",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "An item meets the definition of an asset. Which **two** must recognition provide under the Conceptual Framework of 2018?",
    pick: 2,
    options: [
      { text: "Relevant information about the asset", right: true, why: "Relevance is one of the two criteria." },
      { text: "A faithful representation of the asset", right: true, why: "Faithful representation is the other." },
      {
        text: "A benefit that is more likely than not",
        why: "Probability is no longer a criterion for all items, though it may bear on relevance.",
      },
      {
        text: "A cost that has been paid to somebody",
        why: "An asset can be recognised without payment, such as one received as a grant.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-recognition-doubt",
    point: "recognition",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 1,
    ask: "A vineyard has developed a secret method of pruning. It meets the definition of an asset, but any figure for it would range from $10,000 to $9 million. Why may it be left unrecognised?",
    options: [
      {
        text: "The measurement is too uncertain to be faithful",
        right: true,
        why: "A figure that could be anything would not represent the asset faithfully; a note may say more.",
      },
      {
        text: "A method is not a physical thing and so no asset",
        why: "Assets are rights and need not be physical. It is said to meet the definition.",
      },
      {
        text: "An asset must have been bought from someone else",
        why: "Rights made by the entity itself may be assets as well.",
      },
      {
        text: "Only benefits that are certain can be recognised",
        why: "Certainty is never asked for; few benefits are certain.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-measurement-basis-named",
    point: "measurement-bases",
    kind: "match",
    marks: 2,
    seconds: 80,
    difficulty: 0,
    ask: "Which measurement basis gives each figure for a printing press?",
    look: "lists",
    columns: ["Historical cost", "Current cost", "Fair value", "Value in use"],
    rows: [
      {
        text: "Present value of the cash it will bring its owner",
        column: "Value in use",
        why: "It looks at the entity's own use and disposal.",
      },
      {
        text: "What a press of the same age and power would cost to buy today",
        column: "Current cost",
        why: "It is an entry price for an equivalent asset.",
      },
      {
        text: "What it cost in 20X1, less depreciation",
        column: "Historical cost",
        why: "It comes from the price of the transaction.",
      },
      { text: "What others would pay for it today", column: "Fair value", why: "It is an exit price in the market." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-current-cost-of-van",
    point: "measurement-bases",
    kind: "number",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "Three years ago a company bought a van for $40,000 including transfer, to be used for eight years without residual value. A new van of the same kind now costs $48,000 including transfer. Depreciation is straight-line.\n\nWhat is the carrying amount of the van under **current cost**?",
    before: "$",
    after: "",
    places: 0,
    answer: 30000,
    mistakes: [
      { is: 25000, because: "That is historical cost: 40,000 × 5 ÷ 8. Current cost begins with today's price." },
      { is: 33000, because: "Depreciation of the old price was taken off the new one. Take three eighths of $48,000." },
      { is: 48000, because: "That is a new van. The company's has used up three of its eight years." },
    ],
    worked: "Today's price of a new van is 48,000; five of eight years are left: 48,000 × 5 ÷ 8 = **$30,000**.",
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-basis-for-traded-shares",
    point: "choosing-a-basis",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "A company holds listed shares that it buys and sells for short-term gain. Which basis gives the most relevant information, and why?",
    options: [
      {
        text: "Fair value, since the shares earn by their price",
        right: true,
        why: "What they will bring depends on the market price, which can be read each day.",
      },
      {
        text: "Historical cost, since it was really paid for them",
        why: "It is easily verified, but says nothing of what the shares will bring.",
      },
      {
        text: "Value in use, since the company will go on using them",
        why: "Shares held for trading are not used; they are sold.",
      },
      {
        text: "Current cost, since the company may buy more of them",
        why: "What matters is the price at which they can be sold.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-historical-cost-rising-prices",
    point: "choosing-a-basis",
    kind: "several",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Prices have risen for years. Which **two** are effects of **historical cost** accounting, compared with current cost?",
    pick: 2,
    options: [
      {
        text: "Depreciation is lower, so profit is higher",
        right: true,
        why: "Old, low costs are charged against new, higher revenue.",
      },
      {
        text: "Return on capital employed looks higher",
        right: true,
        why: "A higher profit is divided by assets at old, low figures.",
      },
      {
        text: "The figures are more difficult to verify",
        why: "Invoices prove them; that is the strength of historical cost.",
      },
      {
        text: "Holding gains are shown in each year's profit",
        why: "Historical cost shows a gain only when the asset is sold.",
      },
    ],
    checkedOn: "2026-11-22",
  },
]);
