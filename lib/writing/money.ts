/** An amount in hundredths, so that ten times 0.10 is exactly 1.00. */
export type Amount = { cents: bigint; exact: boolean };

const AMOUNT = /^(\()?([-−–])?\s?[€£$]?\s?(\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.(\d{1,2}))?(\))?$/;
const LARGEST_CENTS = 10n ** 20n;

/** Parses '1,200', '(500)', '-500' or '$1 200.50'; null for anything else. Brackets and a minus sign mean negative. */
export function amountOf(text: string): Amount | null {
  const [all, open, minus, whole = "", part, close] = AMOUNT.exec(text.trim()) ?? [];
  if (all === undefined || (open === undefined) !== (close === undefined)) return null;
  const cents = centsOf(whole, part ?? "");
  if (cents >= LARGEST_CENTS) return null;
  return { cents: open !== undefined || minus !== undefined ? -cents : cents, exact: part !== undefined };
}

export const centsOf = (whole: string, part: string): bigint =>
  BigInt(whole.replace(/[,\s]/g, "")) * 100n + BigInt(part.padEnd(2, "0"));

/** '1,200', or '1,200.50' with hundredths; negative figures are in brackets. */
export function figureOf(cents: bigint, exact: boolean): string {
  const size = cents < 0n ? -cents : cents;
  const whole = (size / 100n).toLocaleString("en-GB");
  const figure = exact ? `${whole}.${String(size % 100n).padStart(2, "0")}` : whole;
  return cents < 0n ? `(${figure})` : figure;
}

export const sumOf = (amounts: Amount[]): bigint => amounts.reduce((total, { cents }) => total + cents, 0n);

export const isExact = (amounts: Amount[]): boolean => amounts.some(({ exact }) => exact);
