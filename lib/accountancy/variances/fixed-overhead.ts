import { round } from "../round";

type Fixed = {
  budgetCost: number;
  actualCost: number;
  budgetUnits: number;
  actualUnits: number;
  /** Standard hours of one unit and hours worked, where overhead is absorbed by hours. */
  hoursPerUnit?: number;
  actualHours?: number;
};

/** Budgeted less actual cost; the one fixed overhead variance of marginal costing. Favourable above nought. */
export const expenditure = ({ budgetCost, actualCost }: Fixed): number => round(budgetCost - actualCost);

/** Units made beyond the budget, at the absorption rate. */
export const volume = ({ budgetCost, budgetUnits, actualUnits }: Fixed): number =>
  round(((actualUnits - budgetUnits) * budgetCost) / budgetUnits);

/** What was absorbed less what was spent: over-absorption. */
export const total = ({ budgetCost, actualCost, budgetUnits, actualUnits }: Fixed): number =>
  round((actualUnits * budgetCost) / budgetUnits - actualCost);

/** The volume variance in two: hours worked beyond the budget, and output beyond what those hours should give. */
export function capacityAndEfficiency({
  budgetCost,
  budgetUnits,
  actualUnits,
  hoursPerUnit = 1,
  actualHours = 0,
}: Fixed) {
  const rate = budgetCost / (budgetUnits * hoursPerUnit);
  return {
    capacity: round((actualHours - budgetUnits * hoursPerUnit) * rate),
    efficiency: round((actualUnits * hoursPerUnit - actualHours) * rate),
  };
}
