import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const costOfANight = template({
  key: "ma-cost-of-a-night",
  version: 1,
  point: "MA.C.cost-accounting-methods.composite-unit",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    town: d.town(),
    rooms: d.step(20, 80, 5),
    days: d.pick([30, 31, 90, 365]),
    taken: d.step(60, 90, 5),
    guests: d.pick([1.2, 1.5, 1.6, 1.8]),
    each: d.step(18, 45, 1),
    bus: d.chance(0.4),
    buses: d.step(3, 9, 1),
    km: d.step(100, 240, 20),
    seats: d.pick([30, 40, 50]),
    filled: d.pick([50, 60, 70, 80]),
  }),
  fits: (v) =>
    v.bus
      ? v.buses * v.km * 30 * v.seats * v.filled <= 60_000_000
      : Number.isInteger((v.rooms * v.days * v.taken * v.guests) / 100) &&
        (v.rooms * v.days * v.taken * v.guests * v.each) / 100 < 2_000_000,
  make: (v) => {
    const all = v.bus ? v.buses * v.km * 30 * v.seats : v.rooms * v.days * v.guests;
    const units = round((all * (v.bus ? v.filled : v.taken)) / 100);
    const cost = v.bus ? round(units * v.each * 0.005, -2) : units * v.each;
    const answer = cost / units;
    const lone = v.bus ? v.buses * v.km * 30 : (v.rooms * v.days * v.taken) / 100;
    return numberQuestion({
      ask: v.bus
        ? text`${v.firm} runs ${v.buses} buses in ${v.town}. In a month of 30 days each bus drives ${v.km} km a day; it has ${v.seats} seats, of which ${v.filled}% are taken on average. The month costs ${money(cost)}.

            What does a passenger-kilometre cost, to the nearest cent?`
        : text`A hotel of ${v.firm} in ${v.town} has ${v.rooms} rooms. In a period of ${v.days} days ${v.taken}% of them were taken, by ${figure(v.guests, 1)} guests on average. The period cost ${money(cost)}.

            What does a guest night cost, to the nearest cent?`,
      before: "$",
      places: 2,
      answer: round(answer, 2),
      hint: "The unit counts two things at once.",
      mistakes: [
        {
          is: cost / lone,
          because: v.bus
            ? "That is the cost of a kilometre. Count the passengers as well."
            : "That is the cost of a room for a night. Count the guests in it as well.",
        },
        ...(v.bus
          ? []
          : [
              { is: cost / all, because: "Rooms that stood empty had no guests." },
              {
                is: cost / (v.rooms * v.days),
                because: "That is the cost of each room there is. Count guests who were there.",
              },
            ]),
        {
          is: cost / (v.bus ? v.buses * 30 : v.days),
          because: v.bus ? "That is the cost of a bus for a day." : "That is the cost of a day of the whole hotel.",
        },
      ],
      worked: v.bus
        ? text`${v.buses} × ${v.km} × 30 × ${v.seats} × ${v.filled}% = ${figure(units)} passenger-kilometres. ${money(cost)} ÷ ${figure(units)} = $${figure(answer, 2)}`
        : text`${v.rooms} × ${v.days} × ${v.taken}% × ${figure(v.guests, 1)} = ${figure(units)} guest nights. ${money(cost)} ÷ ${figure(units)} = $${figure(answer, 2)}`,
    });
  },
});
