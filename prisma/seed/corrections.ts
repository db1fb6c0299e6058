import type { Tx } from "./once";

const OLD_PERIOD = "September 2025 to August 2026";
const PERIOD = "September 2026 to August 2027";
const POSITION = "FA.G.statement-of-financial-position";
const BY_IAS_1 =
  "Current and non-current, equity and liabilities in the order that IAS 1 asks for. Keep a blank format in your head; the long question begins by filling it.";
const BY_IFRS_18 =
  "Current and non-current, equity and liabilities as IFRS 18 sets them out. Keep a blank format in your head; the long question begins by filling it.";

/** For databases seeded before the catalogue was corrected: only where the text is still the seeded one. */
export async function correctCatalogue(tx: Tx) {
  await tx.course.updateMany({
    where: { code: { in: ["BT", "MA", "FA"] }, syllabusPeriod: OLD_PERIOD },
    data: { syllabusPeriod: PERIOD },
  });
  await tx.topic.updateMany({ where: { code: POSITION, description: BY_IAS_1 }, data: { description: BY_IFRS_18 } });
}
