import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("MA.D.behavioural-aspects-of-budgeting", [
  {
    key: "ma-imposed-budget-suits",
    point: "participation",
    kind: "choice",
    marks: 2,
    seconds: 65,
    difficulty: 0,
    ask: "In which case does an **imposed** budget suit best?",
    options: [
      {
        text: "A firm near insolvency must cut costs within weeks",
        right: true,
        why: "There is no time to negotiate, and the top has the overview that a crisis needs.",
      },
      {
        text: "Experienced managers know their markets very well",
        why: "Their knowledge would be wasted. Participation suits them.",
      },
      {
        text: "Staff lack motivation and want to have more say",
        why: "Imposing figures would take away what motivation is left.",
      },
      {
        text: "Branches work under quite different conditions",
        why: "The top cannot know all the local detail; branches should take part.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-participation-for-and-against",
    point: "participation",
    kind: "match",
    marks: 2,
    seconds: 75,
    difficulty: -1,
    ask: "Is each an advantage or a drawback of participation in budgeting?",
    look: "grid",
    columns: ["Advantage", "Drawback"],
    rows: [
      {
        text: "Managers feel bound by figures they proposed",
        column: "Advantage",
        why: "People stand by their own word.",
      },
      {
        text: "Budgets take longer to complete",
        column: "Drawback",
        why: "Many people have to be heard and agreed with.",
      },
      {
        text: "Local knowledge goes into the figures",
        column: "Advantage",
        why: "Those near the work know what is possible.",
      },
      {
        text: "Managers can build in a cushion",
        column: "Drawback",
        why: "Whoever proposes her own target can make it easy.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-slack-recognised",
    point: "slack",
    kind: "choice",
    marks: 2,
    seconds: 65,
    difficulty: -1,
    ask: "Which of these is budgetary slack?",
    options: [
      {
        text: "A sales target set low so that it is surely met",
        right: true,
        why: "Revenue is understated on purpose, which is what slack means.",
      },
      {
        text: "A sales target missed because a rival cut prices",
        why: "That is an adverse result with an outside cause.",
      },
      {
        text: "A cost estimate that was too high by an oversight",
        why: "Slack is built in on purpose. This is an error.",
      },
      {
        text: "A reserve for repairs, agreed openly with the board",
        why: "An open reserve hides nothing from those who plan.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-slack-cured",
    point: "slack",
    kind: "several",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Which **two** steps are likely to **reduce** budgetary slack?",
    pick: 2,
    options: [
      {
        text: "Ask for the reason behind each large amount",
        right: true,
        why: "A cushion is hard to defend line by line.",
      },
      {
        text: "Compare the request with similar branches",
        right: true,
        why: "An inflated figure stands out beside others.",
      },
      { text: "Cut every request by one tenth, as every year", why: "People learn to ask for a tenth more." },
      { text: "Withdraw in January what was saved in December", why: "That teaches managers to spend what is left." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-target-hard-but-possible",
    point: "target-difficulty",
    kind: "order",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A phone shop's team has sold about 100 contracts a month so far and believes it could reach 115 at best. Put these monthly targets in order of the effort they call forth, the **greatest effort first**.",
    things: ["112 contracts", "100 contracts", "60 contracts"],
    worked:
      "112 is hard but still believed possible, so it calls forth the greatest effort. 100 needs what is done anyway. At 60 the target is met without trying and gives no reason to go on.",
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-two-budget-figures",
    point: "target-difficulty",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 1,
    ask: "A director wants sales targets that motivate. Her treasurer wants to plan cash from the same budget. What is the best advice?",
    options: [
      {
        text: "Keep a harder target and an expected figure apart",
        right: true,
        why: "What motivates lies a little above what is expected; cash must be planned on what is expected.",
      },
      {
        text: "Use the harder target for both, to show confidence",
        why: "Cash would be planned on money that probably will not come.",
      },
      {
        text: "Use the expected figure for both, to keep it simple",
        why: "It would plan cash well and give sales people no reason to stretch.",
      },
      {
        text: "Use last year's sales for both, as they are certain",
        why: "Last year is certain and says little of the year to come.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-goal-congruence-broken",
    point: "goal-congruence",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "Which reward is most likely to **break** goal congruence?",
    options: [
      {
        text: "A bonus for the buyer on low price alone",
        right: true,
        why: "The buyer gains by buying poor material, and the factory pays for it in waste.",
      },
      {
        text: "A bonus for a branch on profit and on ratings",
        why: "Two measures together keep one from being reached at the other's expense.",
      },
      {
        text: "A bonus for all staff on the firm's own profit",
        why: "Its weakness is that one person hardly moves it, but aims point the same way.",
      },
      {
        text: "A bonus for directors on profit of three years",
        why: "A longer view discourages cutting what pays later.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-bonus-with-a-cap",
    point: "goal-congruence",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A salesman earns a yearly bonus of $5,000 at sales of $400,000 and nothing more above that. On 10 December he has reached $402,000, and a customer wants to order for $30,000. What does the scheme tempt him to do?",
    options: [
      {
        text: "Put the order off until January",
        right: true,
        why: "It brings him nothing this year and helps towards next year's bonus, though the firm would be better off now.",
      },
      {
        text: "Take the order before the new year",
        why: "That is best for the firm. The scheme gives him no reason for it.",
      },
      { text: "Refuse the order for good", why: "He would lose its use for next year's target." },
      {
        text: "Offer a discount to close it at once",
        why: "Somebody still short of the target might do so. He has reached it.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-incremental-keeps-slack",
    point: "slack",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    reserved: true,
    ask: "Which way of budgeting carries the slack of last year on into next year most easily?",
    options: [
      {
        text: "Incremental budgeting",
        right: true,
        why: "It starts from last year's figures and adds for changes, so whatever was in them stays.",
      },
      { text: "Zero-based budgeting", why: "Every amount has to be justified anew, which brings cushions to light." },
      { text: "Activity-based budgeting", why: "Costs are built up from the activities that are needed." },
      {
        text: "Flexible budgeting",
        why: "Flexing restates a budget for volume. It is not a way of starting from last year.",
      },
    ],
    checkedOn: "2026-11-22",
  },
]);
