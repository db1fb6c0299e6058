import { positive, round } from "../round";

type Week = { hours: number; basicHours: number; rate: number; premiumPercent: number };

/** A week's wages with overtime; the overtime premium is the part above the basic rate. To the cent. */
export function wages({ hours, basicHours, rate, premiumPercent }: Week) {
  const overtime = Math.max(0, hours - basicHours);
  const premium = round((overtime * rate * premiumPercent) / 100, 2);
  return { basic: round(hours * rate, 2), overtime, premium, gross: round(hours * rate + premium, 2) };
}

/** Piecework: bands of units, each with its rate; at least the guaranteed wage. To the cent. */
export function piecework(units: number, bands: readonly { upTo: number; rate: number }[], guaranteed = 0): number {
  let [paid, from] = [0, 0];
  for (const { upTo, rate } of bands) {
    paid += Math.max(0, Math.min(units, upTo) - from) * rate;
    from = upTo;
  }
  return round(Math.max(paid, guaranteed), 2);
}

/** Bonus for time saved: a share in per cent of the allowed hours less the hours taken. To the cent. */
export const timeSavedBonus = (allowed: number, taken: number, rate: number, sharePercent: number): number =>
  round((Math.max(0, allowed - taken) * rate * sharePercent) / 100, 2);

/** Labour turnover: employees who left and were replaced, in per cent of the average number. */
export const turnover = (replaced: number, averageNumber: number): number =>
  (replaced / positive(averageNumber, "The average number")) * 100;

/**
 * Per cent: efficiency (standard hours of output to hours worked), capacity (hours worked to hours budgeted) and
 * production volume (both together).
 */
export const efficiencyRatio = (standardHours: number, actualHours: number): number =>
  (standardHours / positive(actualHours, "Hours worked")) * 100;
export const capacityRatio = (actualHours: number, budgetHours: number): number =>
  (actualHours / positive(budgetHours, "Budgeted hours")) * 100;
export const volumeRatio = (standardHours: number, budgetHours: number): number =>
  (standardHours / positive(budgetHours, "Budgeted hours")) * 100;
export const idleRatio = (idleHours: number, totalHours: number): number =>
  (idleHours / positive(totalHours, "All hours")) * 100;
