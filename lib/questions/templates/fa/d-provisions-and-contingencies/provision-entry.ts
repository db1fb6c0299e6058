import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const provisionEntry = template({
  key: "fa-provision-entry",
  version: 1,
  point: "FA.D.provisions-and-contingencies.when-a-provision",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    town: d.town(),
    old: d.step(10_000, 40_000, 1_000),
    now: d.step(10_000, 60_000, 1_000),
    claim: d.pick([
      "a customer who was hurt by one of its machines",
      "a farmer whose field it polluted",
      "a former director who was dismissed without notice",
    ]),
    chance: d.pick([55, 60, 70, 80, 90]),
  }),
  fits: (v) => Math.abs(v.old - v.now) >= 2_000,
  make: (v) => {
    const change = v.now - v.old;
    return journalQuestion({
      ask: text`Last year ${v.firm} made a provision of ${money(v.old)} for a claim by ${v.claim}. The court of ${v.town} has not decided yet. At this year end the
        lawyers put the chance of losing at ${v.chance}% and the amount, if it is lost, at ${money(v.now)}.

        Write the entry for this year.`,
      accounts: [
        "Bank",
        "Legal claims expense",
        "Provision for legal claims",
        "Retained earnings",
        "Revenue",
        "Trade payables",
      ],
      lines:
        change > 0
          ? [dr("Legal claims expense", change), cr("Provision for legal claims", change)]
          : [dr("Provision for legal claims", -change), cr("Legal claims expense", -change)],
      hint: "A single claim is provided for at its most likely outcome. How much is there already?",
      worked: text`Losing is probable, so the whole ${money(v.now)} is needed: a single claim is not multiplied by its chance. ${money(v.old)} is there already, so the
        provision ${change > 0 ? "grows" : "shrinks"} by ${money(Math.abs(change))}.`,
    });
  },
});
