import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const flexedReport = template({
  key: "ma-flexed-report",
  version: 1,
  point: "MA.D.flexible-budgets.flex-to-actual",
  marks: 6,
  seconds: 320,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    budget: d.step(4_000, 8_000, 500),
    more: d.step(-800, 800, 100),
    price: d.step(12, 30, 1),
    food: d.step(3, 8, 1),
    staffFixed: d.step(6, 15, 1) * 1_000,
    staffRate: d.step(1, 3, 1),
    rent: d.step(5, 12, 1) * 1_000,
    off: [d.step(-900, 900, 50), d.step(-900, 900, 50), d.step(-900, 900, 50), d.step(-500, 500, 50)],
  }),
  fits: (v) => v.more !== 0 && v.off.every((one) => one !== 0),
  make: (v) => {
    const units = v.budget + v.more;
    const lines = [
      { label: "Sales", each: v.price, fixed: 0 },
      { label: "Food", each: -v.food, fixed: 0 },
      { label: "Staff", each: -v.staffRate, fixed: -v.staffFixed },
      { label: "Rent", each: 0, fixed: -v.rent },
    ];
    const flexed = lines.map(({ each, fixed }) => fixed + each * units);
    return sheetQuestion({
      ask: text`A canteen of ${v.firm} budgeted for ${v.budget} meals at ${money(v.price)}: food ${money(v.food * v.budget)} (variable), staff
        ${money(v.staffFixed + v.staffRate * v.budget)} (of which ${money(v.staffFixed)} is fixed) and rent ${money(v.rent)} (fixed). It served ${units} meals.

        Flex the budget and find the variances. Enter costs and adverse variances as negative figures.`,
      columns: [
        { label: "Flexed", unit: "$" },
        { label: "Actual", unit: "$" },
        { label: "Variance", unit: "$" },
      ],
      rows: [
        ...lines.map(({ label }, index) => ({
          label,
          cells: [
            worth(flexed[index] ?? 0),
            given((flexed[index] ?? 0) + (v.off[index] ?? 0)),
            input(`c${index + 1} - b${index + 1}`),
          ],
        })),
        {
          label: "Profit",
          rule: "double" as const,
          cells: ["b", "c", "d"].map((column) => input(`sum(${column}1:${column}4)`)),
        },
      ],
      hint: "Only the variable part moves with the meals.",
      worked: text`Staff: ${money(v.staffRate)} a meal and ${money(v.staffFixed)} fixed. Each variance is actual less flexed; with costs as negative figures, a positive one is favourable.`,
    });
  },
});
