import "server-only";
import type { Block } from "@/lib/writing/block";
import { readText } from "@/lib/writing/markdown";

// Formulas of the field, in our own arrangement; factors are computed.
const SHEETS: Record<string, string> = {
  MA: `
### Regression

\`\`\`formula
y = a + b * x
\`\`\`

**b** = (nΣxy − ΣxΣy) ÷ (nΣx² − (Σx)²)

**a** = Σy ÷ n − b × Σx ÷ n

**r** = (nΣxy − ΣxΣy) ÷ √((nΣx² − (Σx)²)(nΣy² − (Σy)²))

### Economic order and batch quantity

**EOQ** = √(2 × C₀ × D ÷ Cₕ)

**EBQ** = √(2 × C₀ × D ÷ (Cₕ × (1 − D ÷ R)))

C₀: cost of an order or a set-up · Cₕ: cost of holding a unit for a year · D: demand a year · R: rate of production a year

### Present value of 1

\`\`\`rates
present value 1% 2% 3% 4% 5% 6% 7% 8% 9% 10%, years 1 to 15
\`\`\`

\`\`\`rates
present value 11% 12% 13% 14% 15% 16% 17% 18% 19% 20%, years 1 to 15
\`\`\`

### Annuity of 1

\`\`\`rates
annuity 1% 2% 3% 4% 5% 6% 7% 8% 9% 10%, years 1 to 15
\`\`\`

\`\`\`rates
annuity 11% 12% 13% 14% 15% 16% 17% 18% 19% 20%, years 1 to 15
\`\`\`
`,
};

/** The formulae and tables that are given in the exam of this paper; null where there are none. */
export const formulaeOf = (paper: string | null): Block[] | null => {
  const sheet = paper === null ? undefined : SHEETS[paper];
  return sheet === undefined ? null : readText(sheet).blocks;
};
