/**
 * The forum posts of the sample people. The first post is the question; days are counted back from the first seeding,
 * times are in UTC.
 */
export type Talk = {
  forum: string;
  title: string;
  isPinned?: true;
  posts: { by: string; daysAgo: number; time: string; text: string; isAnswer?: true; likedBy?: string[] }[];
};

export const talks: Talk[] = [
  {
    forum: "fa-financial-accounting",
    title: "Disposal with part exchange: where does the allowance go?",
    posts: [
      {
        by: "ada",
        daysAgo: 6,
        time: "20:05",
        text: "A van that cost 20,000, with 14,000 depreciation to date, is traded in for one with a list price of 30,000. The dealer allows 7,500 for the old van and 22,500 is paid from the bank.\n\nI get a profit of 1,500 but my journal does not balance. Where do I put the 7,500?",
      },
      {
        by: "linus",
        daysAgo: 6,
        time: "21:30",
        text: "You are nearly there. The allowance is the proceeds of the old van, and at the same time part of what the new one costs. So the new van goes in at the full 30,000.",
      },
      {
        by: "grace",
        daysAgo: 5,
        time: "07:15",
        text: "All of it as one journal:\n\n```journal\nDr Motor vehicles, cost (new van) 30,000\nDr Accumulated depreciation (old van) 14,000\nCr Motor vehicles, cost (old van) 20,000\nCr Bank 22,500\nCr Profit on disposal 1,500\n```\n\nBoth sides come to 44,000. The 7,500 does not appear by itself: it is inside the 30,000, because 22,500 + 7,500 = 30,000.\n\nWith a disposal account you would write Dr Motor vehicles 7,500, Cr Disposals 7,500, and it ends the same.",
        isAnswer: true,
        likedBy: ["ada", "linus"],
      },
      { by: "ada", daysAgo: 5, time: "18:40", text: "Now I see it, thank you both. I had put the 7,500 in twice." },
    ],
  },
  {
    forum: "fa-financial-accounting",
    title: "Which errors pass through the suspense account?",
    posts: [
      {
        by: "grace",
        daysAgo: 58,
        time: "06:50",
        text: "What helped me: ask only whether debits equalled credits when the mistake was made. If they did, the suspense account never hears of it.\n\nOmitted invoice: equal, no suspense.\nRepairs posted to machinery: equal, no suspense.\nCash of 540 entered, 450 posted to the ledger: not equal, suspense 90.\n\nHow do you remember it?",
        likedBy: ["linus"],
      },
      {
        by: "linus",
        daysAgo: 57,
        time: "19:10",
        text: "I write the wrong entry and the right entry side by side. If the wrong one has only one leg, the other leg is suspense.",
        likedBy: ["grace"],
      },
    ],
  },
  {
    forum: "ma-management-accounting",
    title: "Absorption or marginal profit: which one is higher, and by how much?",
    posts: [
      {
        by: "ada",
        daysAgo: 3,
        time: "19:50",
        text: "Production 5,000 units, sales 4,600, fixed production overhead absorbed at 4.00 a unit, no opening inventory. I know the difference is 1,600 but I keep guessing which profit is the higher one.",
      },
      {
        by: "grace",
        daysAgo: 2,
        time: "07:30",
        text: "Follow the overhead. Inventory rose by 400 units, and under absorption costing each of them carries 4.00 of fixed overhead into next period. So 1,600 less is charged now, and absorption profit is 1,600 higher.\n\nInventory up: absorption higher. Inventory down: marginal higher. Equal: no difference.",
        isAnswer: true,
        likedBy: ["ada"],
      },
    ],
  },
  {
    forum: "bt-business-and-technology",
    title: "Herzberg: is pay a hygiene factor or a motivator?",
    posts: [
      {
        by: "ada",
        daysAgo: 1,
        time: "20:15",
        text: "My notes call pay a hygiene factor, but a practice question spoke of a bonus as recognition. Does it depend on how the pay is given, or is one of the two simply wrong?",
      },
    ],
  },
  {
    forum: "aud-auditing-and-attestation",
    title: "Vouching and tracing: which direction proves what?",
    posts: [
      {
        by: "linus",
        daysAgo: 12,
        time: "21:00",
        text: "I can say the words but mix them up under time pressure. Any picture that sticks?",
      },
      {
        by: "grace",
        daysAgo: 11,
        time: "07:05",
        text: "Start where the suspected lie would be. A sale that never happened is already in the ledger, so begin there and look for the document: vouching, existence. A purchase left out is not in the ledger, so begin with the documents and look for the entry: tracing, completeness.",
        isAnswer: true,
        likedBy: ["linus"],
      },
    ],
  },
  {
    forum: "study-techniques-and-planning",
    title: "What do you do in the last two weeks?",
    posts: [
      {
        by: "linus",
        daysAgo: 15,
        time: "18:20",
        text: "I stop reading. Every other day one full mock against the clock, and the day after it only the topics that cost me marks. The list of weak topics gets shorter, and that calms me more than anything.",
        likedBy: ["ada", "grace"],
      },
      {
        by: "ada",
        daysAgo: 14,
        time: "19:35",
        text: "Do you mark the mock the same evening? I always put it off, and then I no longer remember why I chose an option.",
      },
      {
        by: "grace",
        daysAgo: 13,
        time: "06:45",
        text: "Same evening, yes. I note one line for each lost mark: did not know, misread, or slipped. For FA most of mine were misread, which no amount of reading would have cured.",
        likedBy: ["ada"],
      },
    ],
  },
  {
    forum: "welcome-and-help",
    title: "How we talk here",
    isPinned: true,
    posts: [
      {
        by: "root",
        daysAgo: 120,
        time: "10:00",
        text: "Ask about one thing at a time, show what you tried, and mark the answer that helped: the next student will find it.\n\nPlease do not post questions from live exams or pages from books. Report what should not be here, and a person will look at it.",
        likedBy: ["grace"],
      },
    ],
  },
];
