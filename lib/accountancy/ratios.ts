/** Ratios are not rounded. Shares are in per cent, days are based on a year of 365. */
const share = (part: number, whole: number): number => {
  if (whole === 0) throw new RangeError("The divisor must not be 0.");
  return (part / whole) * 100;
};
const times = (part: number, whole: number): number => share(part, whole) / 100;
const days = (balance: number, flow: number): number => times(balance, flow) * 365;

// Profitability
export const grossMargin = (grossProfit: number, revenue: number): number => share(grossProfit, revenue);
export const operatingMargin = (operatingProfit: number, revenue: number): number => share(operatingProfit, revenue);
/**
 * Return on capital employed: profit before interest and tax on equity and non-current liabilities, which is total
 * assets less current liabilities.
 */
export const returnOnCapital = (profitBeforeInterestAndTax: number, capital: number): number =>
  share(profitBeforeInterestAndTax, capital);
export const returnOnEquity = (profitAfterTax: number, equity: number): number => share(profitAfterTax, equity);
/** Asset turnover: dollars of revenue per dollar of capital. */
export const assetTurnover = (revenue: number, capital: number): number => times(revenue, capital);

// Liquidity
export const currentRatio = (currentAssets: number, currentLiabilities: number): number =>
  times(currentAssets, currentLiabilities);
export const quickRatio = (currentAssets: number, inventory: number, currentLiabilities: number): number =>
  times(currentAssets - inventory, currentLiabilities);

// Efficiency
export const inventoryDays = (inventory: number, costOfSales: number): number => days(inventory, costOfSales);
export const inventoryTurnover = (costOfSales: number, inventory: number): number => times(costOfSales, inventory);
export const receivablesDays = (receivables: number, creditSales: number): number => days(receivables, creditSales);
export const payablesDays = (payables: number, creditPurchases: number): number => days(payables, creditPurchases);
/** Working capital cycle: days from paying a supplier to being paid by a customer. */
export const cashCycle = (inventory: number, receivables: number, payables: number): number =>
  inventory + receivables - payables;

// Gearing
export const debtToEquity = (debt: number, equity: number): number => share(debt, equity);
export const gearing = (debt: number, equity: number): number => share(debt, debt + equity);
export const interestCover = (profitBeforeInterestAndTax: number, interest: number): number =>
  times(profitBeforeInterestAndTax, interest);

// For shareholders
export const earningsPerShare = (profitAfterTax: number, shares: number): number => times(profitAfterTax, shares);
export const priceEarnings = (price: number, perShare: number): number => times(price, perShare);
export const dividendCover = (profitAfterTax: number, dividends: number): number => times(profitAfterTax, dividends);
export const dividendYield = (dividendPerShare: number, price: number): number => share(dividendPerShare, price);
/** Total return: the rise in price plus the dividend, on the opening price. */
export const totalShareholderReturn = (holding: { opening: number; closing: number; dividend: number }): number =>
  share(holding.closing - holding.opening + holding.dividend, holding.opening);

// For divisions
export const returnOnInvestment = (profit: number, invested: number): number => share(profit, invested);
/** Residual income: profit less the cost of capital, `rate` in per cent. */
export const residualIncome = (profit: number, invested: number, rate: number): number =>
  profit - (invested * rate) / 100;
/** The change from an earlier figure, in per cent of it. */
export const growth = (now: number, before: number): number => share(now - before, before);

// For markets and populations
/** Price elasticity of demand as a positive number; changes are in per cent of the earlier figures. */
export const priceElasticity = (quantities: readonly [number, number], prices: readonly [number, number]): number =>
  Math.abs(growth(quantities[1], quantities[0]) / growth(prices[1], prices[0]));
/** Dependency ratio: people too young or too old to work, per person of working age. */
export const dependencyRatio = (dependants: number, working: number): number => times(dependants, working);
