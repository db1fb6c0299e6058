import { round } from "../round";

type Fixed = {
  budgetCost: number;
  actualCost: number;
  budgetUnits: number;
  actualUnits: number;
  /** Standard hours per unit and hours worked, if overhead is absorbed by hours. */
  hoursPerUnit?: number;
  actualHours?: number;
};

/**
 * Expenditure variance: budgeted less actual cost; the only fixed overhead variance of marginal costing. Favourable is
 * positive.
 */
export const expenditure = ({ budgetCost, actualCost }: Fixed): number => round(budgetCost - actualCost);

/** Volume variance: units above the budget, at the absorption rate. */
export const volume = ({ budgetCost, budgetUnits, actualUnits }: Fixed): number =>
  round(((actualUnits - budgetUnits) * budgetCost) / budgetUnits);

/** Total variance: absorbed less actual overhead, that is over-absorption. */
export const total = ({ budgetCost, actualCost, budgetUnits, actualUnits }: Fixed): number =>
  round((actualUnits * budgetCost) / budgetUnits - actualCost);

/**
 * The volume variance in two parts: capacity (hours worked above the budget) and efficiency (output above the standard
 * for those hours).
 */
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
