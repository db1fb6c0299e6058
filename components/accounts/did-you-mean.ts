const COMMON = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "hotmail.co.uk",
  "outlook.com",
  "yahoo.com",
  "yahoo.co.uk",
  "icloud.com",
  "protonmail.com",
  "btinternet.com",
];

// Real domains that are one letter away from a common domain.
const REAL = new Set([
  ...COMMON,
  "mail.com",
  "email.com",
  "ymail.com",
  "rocketmail.com",
  "yahoo.com.uk",
  "hotmail.com.uk",
]);

/**
 * Returns the address with a corrected domain if the domain is one typing mistake away from a common one: `gmial.com`.
 */
export function didYouMean(email: string): string | null {
  const [local, domain, more] = email.trim().toLowerCase().split("@");
  if (!local || !domain || more !== undefined || REAL.has(domain)) return null;
  const meant = COMMON.find((known) => isOneSlip(domain, known));
  return meant ? `${local}@${meant}` : null;
}

/** One missing, extra or wrong letter, or two neighbours swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const a = typed.slice(start);
  const b = meant.slice(start);
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
