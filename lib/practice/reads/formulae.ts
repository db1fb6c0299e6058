import "server-only";
import type { Block } from "@/lib/writing/block";
import { readLesson } from "@/lib/writing/markdown";

const LOW = "1% 2% 3% 4% 5% 6% 7% 8% 9% 10%";
const HIGH = "11% 12% 13% 14% 15% 16% 17% 18% 19% 20%";

const formula = (text: string) => `\`\`\`formula\n${text}\n\`\`\``;
const factors = (of: "present value" | "annuity", percents: string) =>
  `\`\`\`rates\n${of} ${percents}, years 1 to 15\n\`\`\``;

const DISCOUNTING = `
### Present value of 1

${factors("present value", LOW)}

${factors("present value", HIGH)}

### Annuity of 1

${factors("annuity", LOW)}

${factors("annuity", HIGH)}
`;

const ORDER_QUANTITY = formula("EOQ = sqrt(2 * C₀ * D / Cₕ)");

// Formulas of the field, in our own arrangement; factors are computed.
const MA = `
### Regression

${formula("y = a + b * x")}

${formula("b = (n * Σxy - Σx * Σy) / (n * Σx² - (Σx)^2)")}

${formula("a = Σy / n - b * Σx / n")}

${formula("r = (n * Σxy - Σx * Σy) / sqrt((n * Σx² - (Σx)^2) * (n * Σy² - (Σy)^2))")}

### Economic order and batch quantity

${ORDER_QUANTITY}

${formula("EBQ = sqrt(2 * C₀ * D / (Cₕ * (1 - D / R)))")}

C₀: cost of an order or a set-up · Cₕ: cost of holding a unit for a year · D: demand a year · R: rate of production a year
${DISCOUNTING}`;

const PM = `
### Learning curve

${formula("y = a * x^b")}

${formula("b = log of LR / log of 2")}

y: cumulative average time or cost a unit for x units · a: time or cost of the first unit · x: cumulative number of units · b: index of learning · LR: rate of learning as a decimal

### Demand curve

${formula("P = a - b * Q")}

${formula("b = change in price / change in quantity")}

${formula("MR = a - 2 * b * Q")}

P: price · Q: quantity demanded · a: price at which the quantity is 0 · MR: marginal revenue
`;

const FM = `
### Economic order quantity

${ORDER_QUANTITY}

C₀: cost of an order · Cₕ: cost of holding a unit for a year · D: demand a year

### Miller-Orr model

${formula("spread = 3 * (3 / 4 * transaction cost * variance of cash flows / interest rate)^(1 / 3)")}

${formula("return point = lower limit + 1 / 3 * spread")}

### Cost of equity

${formula("Ke = Rf + β * (Rm - Rf)")}

${formula("P₀ = D₀ * (1 + g) / (Ke - g)")}

${formula("Ke = D₀ * (1 + g) / P₀ + g")}

${formula("g = b * Re")}

Rf: risk-free rate · Rm: return of the market · β: beta · P₀: price without the dividend · D₀: dividend just paid · g: growth of dividends · b: share of profit that is kept · Re: return on what is kept

### Asset beta

${formula("βa = Ve / (Ve + Vd * (1 - T)) * βe + Vd * (1 - T) / (Ve + Vd * (1 - T)) * βd")}

### Weighted average cost of capital

${formula("WACC = Ve / (Ve + Vd) * Ke + Vd / (Ve + Vd) * Kd * (1 - T)")}

Ve: market value of equity · Vd: market value of debt · Ke: cost of equity · Kd: cost of debt before tax · T: rate of tax · βe: beta of equity · βd: beta of debt

### Inflation, interest and exchange rates

${formula("1 + i = (1 + r) * (1 + h)")}

${formula("S₁ = S₀ * (1 + hc) / (1 + hb)")}

${formula("F₀ = S₀ * (1 + ic) / (1 + ib)")}

i: money rate · r: real rate · h: inflation · S₀: spot rate today · S₁: spot rate expected in a year · F₀: forward rate · hc, ic: inflation and interest of the country whose currency is quoted · hb, ib: those of the base currency's country
${DISCOUNTING}`;

const SHEETS = new Map(Object.entries({ MA, PM, FM }));
const read = new Map<string, Block[]>();

/** The formulae and tables that are given in the exam of this paper; null where there are none. */
export function formulaeOf(paper: string | null): Block[] | null {
  const sheet = paper === null ? undefined : SHEETS.get(paper);
  if (paper === null || sheet === undefined) return null;
  // The tables are larger than the text of a question may be.
  const blocks = read.get(paper) ?? readLesson(sheet).blocks;
  read.set(paper, blocks);
  return blocks;
}
