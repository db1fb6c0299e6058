import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const headingsTotal = template({
  key: "fa-headings-total",
  version: 1,
  point: "FA.G.statement-of-cash-flows.three-headings",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    bought: d.step(40_000, 120_000, 1_000),
    sold: d.step(4_000, 20_000, 500),
    received: d.step(1_000, 8_000, 100),
    shares: d.step(20_000, 90_000, 1_000),
    repaid: d.step(10_000, 50_000, 1_000),
    interest: d.step(2_000, 12_000, 100),
    dividend: d.step(5_000, 25_000, 500),
    investing: d.chance(0.5),
  }),
  fits: (v) => Math.abs(v.shares - v.repaid - v.interest - v.dividend) >= 1_000,
  make: (v) => {
    const investing = v.sold + v.received - v.bought;
    const financing = v.shares - v.repaid - v.interest - v.dividend;
    return numberQuestion({
      ask: text`In the year ${v.firm} paid ${money(v.bought)} for machines and sold an old one for ${money(v.sold)}. It received interest of ${money(v.received)} on investments, issued shares for
        ${money(v.shares)}, repaid ${money(v.repaid)} of a loan, and paid interest of ${money(v.interest)} and a dividend of ${money(v.dividend)}.

        What is the net cash flow from ${v.investing ? "investing" : "financing"} activities? Write an outflow as a negative figure.`,
      before: "$",
      answer: v.investing ? investing : financing,
      hint: "Interest received and interest paid stand under different headings.",
      mistakes: v.investing
        ? [
            { is: investing - v.received, because: "Interest received on investments is an investing flow." },
            { is: investing - v.interest, because: "Interest paid is a financing flow." },
            {
              is: -v.bought,
              because: "The sale of the old machine and the interest received are investing flows as well.",
            },
            { is: -investing, because: "The sign is turned round: more went out than came in." },
            { is: investing + v.shares, because: "Issuing shares is financing." },
          ]
        : [
            { is: financing + v.interest, because: "Interest paid is a financing flow: take it off." },
            { is: financing + v.dividend, because: "Dividends paid are a financing flow: take them off." },
            { is: financing + v.received, because: "Interest received is an investing flow." },
            { is: v.shares - v.repaid, because: "Interest and dividends paid are financing flows as well." },
            { is: -financing, because: "The sign is turned round: money that comes in is positive." },
          ],
      worked: v.investing
        ? steps(
            line("Machines bought", -v.bought),
            line("Machine sold", v.sold),
            line("Interest received", v.received),
            grand("Investing activities", investing),
          )
        : steps(
            line("Shares issued", v.shares),
            line("Loan repaid", -v.repaid),
            line("Interest paid", -v.interest),
            line("Dividend paid", -v.dividend),
            grand("Financing activities", financing),
          ),
    });
  },
});
