import { positive, round, sum } from "./round";

/** Sales, cost of sales and gross profit. Whole dollars. */
export type Trading = { sales: number; cost: number; profit: number };

/** From sales or from cost, with a margin: gross profit in per cent of sales. */
export function fromMargin(known: { sales: number } | { cost: number }, margin: number): Trading {
  if (!(margin < 100)) throw new RangeError("A margin must be below 100 per cent.");
  const sales = "sales" in known ? known.sales : round((known.cost * 100) / (100 - margin));
  const cost = "cost" in known ? known.cost : round((known.sales * (100 - margin)) / 100);
  return { sales, cost, profit: sales - cost };
}

/** From sales or from cost, with a mark-up: gross profit in per cent of cost. */
export function fromMarkUp(known: { sales: number } | { cost: number }, markUp: number): Trading {
  if (!(markUp > -100)) throw new RangeError("A mark-up must be above -100 per cent.");
  const sales = "sales" in known ? known.sales : round((known.cost * (100 + markUp)) / 100);
  const cost = "cost" in known ? known.cost : round((known.sales * 100) / (100 + markUp));
  return { sales, cost, profit: sales - cost };
}

/** Converts a margin to the equal mark-up, and back; per cent, not rounded. */
export const markUpOf = (margin: number): number => (margin * 100) / (100 - margin);
export const marginOf = (markUp: number): number => (markUp * 100) / (100 + markUp);

/** The missing figure of an account, which makes its two sides equal, on the smaller side. */
export function missing(debits: readonly number[], credits: readonly number[]): { side: "Dr" | "Cr"; amount: number } {
  const gap = sum([...debits, ...credits.map((credit) => -credit)]);
  return { side: gap > 0 ? "Cr" : "Dr", amount: Math.abs(gap) };
}

type Owner = { opening: number; closing: number; introduced?: number; drawings?: number };

/** Profit from the change in net assets: capital introduced is no profit, drawings are no loss. */
export const profitFromCapital = ({ opening, closing, introduced = 0, drawings = 0 }: Owner): number =>
  sum([closing, -opening, -introduced, drawings]);

type Lost = { opening: number; purchases: number; sales: number; margin?: number; markUp?: number; left: number };

/** Inventory lost by fire or theft: the expected inventory by margin or mark-up, less what remains. */
export function lostInventory({ opening, purchases, sales, margin, markUp, left }: Lost): number {
  const { cost } =
    margin === undefined ? fromMarkUp({ sales: positive(sales, "Sales") }, markUp ?? 0) : fromMargin({ sales }, margin);
  return sum([opening, purchases, -cost, -left]);
}
