/** Ratios as they come; round them to the places that are asked for. Shares are in per cent, days are of a year of 365. */
const share = (part: number, whole: number): number => {
  if (whole === 0) throw new RangeError("There is nothing to compare with.");
  return (part / whole) * 100;
};
const times = (part: number, whole: number): number => share(part, whole) / 100;
const days = (balance: number, flow: number): number => times(balance, flow) * 365;

// Profitability
export const grossMargin = (grossProfit: number, revenue: number): number => share(grossProfit, revenue);
export const operatingMargin = (operatingProfit: number, revenue: number): number => share(operatingProfit, revenue);
/** Profit before interest and tax on equity and non-current liabilities, which is total assets less current liabilities. */
export const returnOnCapital = (profitBeforeInterestAndTax: number, capital: number): number =>
  share(profitBeforeInterestAndTax, capital);
export const returnOnEquity = (profitAfterTax: number, equity: number): number => share(profitAfterTax, equity);
/** How many dollars of revenue each dollar of capital brings. */
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
/** Days from paying a supplier to being paid by a customer. */
export const cashCycle = (inventory: number, receivables: number, payables: number): number =>
  inventory + receivables - payables;

// Gearing
export const debtToEquity = (debt: number, equity: number): number => share(debt, equity);
export const gearing = (debt: number, equity: number): number => share(debt, debt + equity);
export const interestCover = (profitBeforeInterestAndTax: number, interest: number): number =>
  times(profitBeforeInterestAndTax, interest);

// For owners
export const earningsPerShare = (profitAfterTax: number, shares: number): number => times(profitAfterTax, shares);
export const priceEarnings = (price: number, perShare: number): number => times(price, perShare);
export const dividendCover = (profitAfterTax: number, dividends: number): number => times(profitAfterTax, dividends);
export const dividendYield = (dividendPerShare: number, price: number): number => share(dividendPerShare, price);
/** Rise in price and dividend on the price at the beginning. */
export const totalShareholderReturn = (one: { opening: number; closing: number; dividend: number }): number =>
  share(one.closing - one.opening + one.dividend, one.opening);

// For divisions
export const returnOnInvestment = (profit: number, invested: number): number => share(profit, invested);
/** Profit less what the capital costs, `rate` in per cent. */
export const residualIncome = (profit: number, invested: number, rate: number): number =>
  profit - (invested * rate) / 100;
/** By how much a figure differs from an earlier one, in per cent of it. */
export const growth = (now: number, before: number): number => share(now - before, before);

// For markets and populations
/** Price elasticity of demand without its sign; changes in per cent of the figures before. */
export const priceElasticity = (quantities: readonly [number, number], prices: readonly [number, number]): number =>
  Math.abs(growth(quantities[1], quantities[0]) / growth(prices[1], prices[0]));
/** Those too young or too old to work, for each person of working age. */
export const dependencyRatio = (dependants: number, working: number): number => times(dependants, working);
