import { expect, test } from "vitest";
import { equipment, firms, people, products, towns } from "./names";

// Listed companies, each by the word it is best known by.
const LISTED =
  `3i abbott abbvie accenture adobe admiral airbus airtel allianz alphabet amazon amcor amd amgen anglo antofagasta apple
ashtead astrazeneca auto autotrader aviva aveva babcock bae barclays barratt bayer beazley berkeley bmw boeing bp british broadcom bt bunzl
burberry carnival caterpillar centrica chevron cisco citigroup coca-cola comcast compass convatec costco croda danone dcc deere dell
dechra diageo diploma disney ebay endeavour entain exelixis experian exxon fedex ferguson ferrari ford fresnillo frasers fujitsu general
glaxosmithkline glencore goldman gsk haleon halma hargreaves heineken hermes hikma hiscox hitachi hoffmann home honda howden hsbc ibm
iberdrola imi imperial informa infosys infineon intel intercontinental intermediate intertek intuit jd johnson jpmorgan kering kingfisher
kellogg kraft land landsec legal lenovo lloyds lockheed loreal lvmh marks mastercard mcdonald melrose merck meta michelin microsoft mitsubishi mondi
moderna morgan morrison national natwest nestle netflix next nike nokia novartis novo nvidia ocado oracle orange pearson pepsico persimmon
pershing pfizer philips phoenix porsche prudential puma qualcomm reckitt relx renault rentokil rightmove rio roche rolls rolls-royce sage
sainsbury samsung sanofi santander sap schroders scottish segro severn shell siemens smith smiths smurfit softcat sony spirax sse
standard starbucks stellantis strauss tata taylor tesco tesla texas thales toshiba total toyota tui uber unilever unite united
verizon visa vistry vodafone volkswagen volvo walmart weir wells whitbread wpp xerox yum zurich`
    .split(/\s+/)
    .map((name) => name.toLowerCase());

test("no invented company is a listed one", () => {
  const words = firms.map((firm) => firm.replace(/ Co$/, "").toLowerCase());
  const taken = words.filter((name) => LISTED.includes(name) || LISTED.includes(name.split(" ")[0] ?? ""));
  expect(taken).toEqual([]);
});

test("names are many, and none stands twice", () => {
  const lists = {
    firms,
    people,
    towns,
    products: products.map(({ singular }) => singular),
    equipment: equipment.map(({ name }) => name),
  };
  for (const [list, names] of Object.entries(lists)) {
    expect(new Set(names).size, list).toBe(names.length);
    expect(names.length, list).toBeGreaterThanOrEqual(10);
  }
  expect(firms.length).toBeGreaterThanOrEqual(50);
});

test("the price of each product and machine has a span", () => {
  const named = [...products.map((product) => ({ ...product, name: product.singular })), ...equipment];
  for (const { name, from, to } of named) expect(to - from, name).toBeGreaterThanOrEqual(10);
});
