/** One of the sample people, with their activity before the first seeding. Days are counted back from it. */
export type Person = {
  username: string;
  name: string;
  timeZone: string;
  joined: number;
  isAdmin?: true;
  premium?: true;
  /** Code, days since enrolling, days until the exam. */
  enrolled: { code: string; since: number; examIn?: number }[];
  /** Code and number of topics, studied in course order. */
  studied: [code: string, topics: number][];
  /** Minutes of each weekday from Monday. */
  hours?: number[];
  /** Days ago, one per studied topic, oldest first. */
  days: number[];
  /**
   * For studied topics, oldest first: the places answered wrong in the topic's quiz. A topic without a list had no
   * quiz; the quiz of the newest such topic is open.
   */
  quizzes?: (readonly number[] | undefined)[];
  /** Finished reviews: days ago, number of points, places answered wrong. */
  reviews?: { daysAgo: number; points: number; wrong: readonly number[] }[];
  /** Finished mock exams: of which paper, how many days ago, and the share of questions answered right. */
  mocks?: { code: string; ago: number; right: number }[];
  events: { title: string; description: string; inDays: number; from: string; to: string }[];
};

const daysFrom = (first: number, last: number) => Array.from({ length: first - last + 1 }, (_, step) => first - step);

// Two evenings off per week; the last four days are consecutive study days.
const graceDays = [...daysFrom(100, 5).filter((day) => day % 7 !== 5 && day % 7 !== 2), 3, 2, 1, 0];

export const cast: Person[] = [
  {
    username: "root",
    name: "Robin Root",
    timeZone: "Europe/London",
    joined: 160,
    isAdmin: true,
    enrolled: [],
    studied: [],
    days: [],
    events: [],
  },
  {
    username: "ada",
    name: "Ada Brandt",
    timeZone: "Europe/Berlin",
    joined: 24,
    enrolled: [
      { code: "FA", since: 23, examIn: 45 },
      { code: "BT", since: 10, examIn: 66 },
    ],
    // Without Premium only first modules are open, including those of courses in which she is not enrolled.
    studied: [
      ["FA", 5],
      ["BT", 7],
      ["MA", 2],
    ],
    days: [21, 19, ...daysFrom(12, 1)],
    quizzes: [[2, 5], [3], [1, 4, 6], [], [2], undefined, [3, 7], [5]],
    events: [
      {
        title: "Mock exam: FA",
        description: "Two hours without notes. Mark it the same evening.",
        inDays: 9,
        from: "10:00",
        to: "12:00",
      },
      { title: "Library afternoon", description: "", inDays: -4, from: "14:00", to: "17:00" },
    ],
  },
  {
    username: "grace",
    name: "Grace Menon",
    timeZone: "Asia/Kolkata",
    joined: 130,
    premium: true,
    enrolled: [
      { code: "FA", since: 110, examIn: -48 },
      { code: "MA", since: 60, examIn: 40 },
      { code: "FR", since: 45, examIn: 63 },
      { code: "AA", since: 20 },
    ],
    studied: [
      ["FA", 35],
      ["MA", 18],
      ["FR", 14],
      ["AA", 5],
    ],
    // Too little for two papers: her plan shows ways out.
    hours: [15, 15, 15, 15, 0, 40, 30],
    days: graceDays,
    quizzes: Array.from({ length: 60 }, (_, at) => (at % 3 === 2 ? undefined : [(at % 5) + 1, ...(at % 4 ? [] : [7])])),
    mocks: [
      { code: "MA", ago: 16, right: 0.5 },
      { code: "MA", ago: 5, right: 0.64 },
    ],
    reviews: [
      { daysAgo: 3, points: 9, wrong: [4] },
      { daysAgo: 2, points: 8, wrong: [] },
      { daysAgo: 1, points: 10, wrong: [2, 7] },
    ],
    events: [
      {
        title: "Variance practice",
        description: "Ten questions, twelve minutes each.",
        inDays: 2,
        from: "07:00",
        to: "09:00",
      },
    ],
  },
  {
    username: "linus",
    name: "Linus Salo",
    timeZone: "Europe/Helsinki",
    joined: 90,
    enrolled: [
      { code: "PM", since: 80, examIn: 57 },
      { code: "AUD", since: 30 },
    ],
    studied: [
      ["PM", 3],
      ["AUD", 4],
      ["FA", 2],
    ],
    days: [78, 77, 75, 28, 26, 25, 12, 6, 4],
    events: [],
  },
];
