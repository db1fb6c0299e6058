import type { Rates } from "@/lib/writing/rates";
import { ScrollFrame } from "./scroll-frame";

const TITLES = {
  "present value": "Present value of 1 at the end of year n",
  annuity: "Present value of 1 a year for n years",
} as const;

/** Discount factors as the exam's tables print them. */
export function RatesTable({ rates: { of, percents, rows } }: { rates: Rates }) {
  return (
    <figure dir="ltr" className="writing-rates">
      <ScrollFrame label={TITLES[of]}>
        <table>
          <caption>{TITLES[of]}</caption>
          <thead>
            <tr>
              <th scope="col">n</th>
              {percents.map((percent) => (
                <th key={percent} scope="col">
                  {percent}%
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, factors }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {factors.map((factor, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place
                  <td key={column}>{factor}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </figure>
  );
}
