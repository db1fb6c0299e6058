import { discounted } from "@/lib/accountancy/sales-tax";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const inventoryCost = template({
  key: "fa-inventory-cost",
  version: 1,
  point: "FA.D.inventory.cost-of-inventory",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => {
    const product = d.product();
    return {
      firm: d.firm(),
      many: product.plural,
      units: d.step(40, 200, 20),
      price: d.step(product.from, product.to, 5),
      discount: d.pick([5, 10, 20]),
      freight: d.step(2, 6, 1),
      duty: d.step(2, 8, 1),
      storage: d.step(300, 900, 50),
      delivery: d.step(200, 800, 50),
    };
  },
  fits: (v) => v.freight !== v.duty && v.storage !== v.delivery,
  make: (v) => {
    const list = v.units * v.price;
    const net = discounted(list, v.discount);
    const [freight, duty] = [v.units * v.freight, v.units * v.duty];
    const cost = net + freight + duty;
    return numberQuestion({
      ask: text`${v.firm} imports ${v.units} ${v.many} at a list price of ${money(v.price)} each, less a trade discount of ${v.discount}%. It pays
        ${money(freight)} to bring them from the port to its warehouse and ${money(duty)} of import duty, which cannot be
        claimed back. Keeping them in the warehouse costs ${money(v.storage)}; delivering them to customers will cost ${money(v.delivery)}.

        At what cost are the ${v.many} entered in inventory?`,
      before: "$",
      places: 2,
      answer: cost,
      hint: "Which costs bring the goods to their present place and state?",
      mistakes: [
        { is: net, because: "Freight inwards and duty bring the goods to their present place: they are part of cost." },
        { is: list + freight + duty, because: "Cost is what was paid: the trade discount comes off the list price." },
        { is: cost + v.storage, because: "Storing finished goods is an expense of the period." },
        { is: cost + v.delivery, because: "Delivery to customers is a selling cost." },
        {
          is: cost + v.storage + v.delivery,
          because: "Storage and delivery to customers are expenses, not part of cost.",
        },
        { is: cost - duty, because: "Duty that cannot be claimed back is part of cost." },
      ],
      worked: steps(
        line(`List price, ${v.units} × ${money(v.price)}`, list),
        line(`Trade discount, ${v.discount}%`, net - list),
        line("Freight inwards", freight),
        line("Import duty", duty),
        grand("Cost of inventory", cost),
      ),
    });
  },
});
