import { discounted, fromNet } from "@/lib/accountancy/sales-tax";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const tradeDiscount = template({
  key: "fa-trade-discount",
  version: 1,
  point: "FA.D.sales-and-purchases.trade-discount",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => {
    const product = d.product();
    return {
      firm: d.firm(),
      customer: d.firm(),
      many: product.plural,
      units: d.step(20, 200, 10),
      price: Math.round((product.to * 1.4) / 5) * 5,
      discount: d.pick([10, 15, 20, 25, 30]),
      tax: d.pick([10, 15, 20]),
    };
  },
  make: (v) => {
    const listed = v.units * v.price;
    const net = discounted(listed, v.discount);
    const bill = fromNet(net, v.tax);
    return numberQuestion({
      ask: text`${v.firm} sells ${v.units} ${v.many} to ${v.customer} on credit. The list price is ${money(v.price)} each; ${v.customer} is
        given a trade discount of ${v.discount}%. Sales tax at ${v.tax}% is added.

        What amount is entered in trade receivables?`,
      before: "$",
      places: 2,
      answer: bill.gross,
      hint: "First the discount, then the tax.",
      mistakes: [
        { is: net, because: "This is before sales tax. The customer owes the tax as well." },
        {
          is: fromNet(listed, v.tax).gross,
          because: "The trade discount is missing: it comes off before anything is entered.",
        },
        {
          is: net + fromNet(listed, v.tax).tax,
          because: "The tax was taken on the list price. It is charged on the price after the discount.",
        },
        { is: listed, because: "The list price is never entered: take off the discount and add the tax." },
      ],
      worked: steps(
        line(`List price, ${v.units} × ${money(v.price)}`, listed),
        line(`Trade discount, ${v.discount}%`, net - listed),
        total("Entered in sales", net),
        line(`Sales tax, ${v.tax}%`, bill.tax),
        grand("Entered in trade receivables", bill.gross),
      ),
    });
  },
});
