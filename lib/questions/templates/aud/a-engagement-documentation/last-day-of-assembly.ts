import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const NAMES = ["January", "February", "March", "April", "May", "June", "July", "August", "September"];

/** '14 May' for the 134th day of a year that is no leap year. */
function dayOf(number: number): string {
  let left = number;
  for (const [at, days] of MONTHS.entries()) {
    if (left <= days) return `${left} ${NAMES[at]} 20X6`;
    left -= days;
  }
  throw new RangeError("The day lies beyond the year.");
}

export const lastDayOfAssembly = template({
  key: "aud-last-day-of-assembly",
  version: 1,
  point: "AUD.A.engagement-documentation.time-limits",
  marks: 1,
  seconds: 75,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    isIssuer: d.chance(0.5),
    // From 3 March to 30 May: no February to count.
    dated: d.step(62, 150, 1),
    gap: d.step(2, 9, 1),
  }),
  make: (v) => {
    const released = v.dated + v.gap;
    const [limit, other] = v.isIssuer ? [14, 60] : [60, 14];
    return choiceQuestion({
      ask: text`The auditor's report on ${v.firm}, ${v.isIssuer ? "an issuer" : "a nonissuer"}, is dated ${dayOf(v.dated)} and was released on ${dayOf(released)}. ${v.isIssuer ? "The audit is under AS 1215 as amended with AS 1000." : "The audit is under AU-C 230."}

        By which day must the audit file be assembled?`,
      answer: dayOf(released + limit),
      why: `It is ${limit} days after the report release date.`,
      hint: "Find the number of days for this kind of client, and the day from which they count.",
      mistakes: [
        {
          is: dayOf(v.dated + limit),
          because: "You counted from the date of the report. The days run from its release.",
        },
        {
          is: dayOf(released + other),
          because: v.isIssuer ? "60 days is the limit for nonissuers." : "14 days is the amended limit for issuers.",
        },
        { is: dayOf(released + 45), because: "45 days was the limit for issuers before the amendment." },
        {
          is: dayOf(v.dated + other),
          because: "Both the limit and the day from which it counts belong to another case.",
        },
      ],
    });
  },
});
