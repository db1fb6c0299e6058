import { expect, test } from "vitest";
import { plainText } from "@/lib/questions/rules/builders/text";
import type { Template } from "@/lib/questions/rules/template";
import { priceElasticityOfDemand } from "./bt/a-microeconomic-factors/price-elasticity-of-demand";
import { elementOfItem } from "./fa/a-main-elements-of-financial-reports/element-of-item";
import { shareExplained } from "./ma/b-forecasting-techniques/share-explained";
import { jointCostShare } from "./ma/c-cost-accounting-methods/joint-cost-share";
import { npvOfMachine } from "./ma/d-capital-budgeting-and-discounted-cash-flow/npv-of-machine";
import { cashBudget } from "./ma/d-preparing-budgets/cash-budget";
import { materialToBuy } from "./ma/d-preparing-budgets/material-to-buy";
import { quarterOfCash } from "./ma/d-preparing-budgets/quarter-of-cash";
import { savingThatCounts } from "./ma/f-cost-reduction-and-value-enhancement/saving-that-counts";

const SEEDS = 200;
const figure = (text = "") => Number(text.replaceAll(",", ""));

/** The figures that a pattern finds in each question's text and exhibits; questions without it are left out. */
const figuresIn = (template: Template, pattern: RegExp) =>
  Array.from({ length: SEEDS }, (_, index) => template.variant(index + 1).shown).flatMap((shown) => {
    const rows = shown.kind === "match" ? shown.rows.map(({ text }) => text) : [];
    const all = [shown.ask, ...shown.exhibits.map(({ text }) => text), ...rows].map(plainText).join(" ");
    const match = pattern.exec(all);
    return match ? [match.slice(1).map(figure)] : [];
  });

/** All figures found keep the promise, and enough questions were looked at. */
function expectOf(template: Template, pattern: RegExp, keeps: (figures: number[]) => boolean, least = SEEDS) {
  const all = figuresIn(template, pattern);
  expect(all.length).toBeGreaterThanOrEqual(least);
  expect(all.filter((figures) => !keeps(figures))).toEqual([]);
}

test("milk gives at least three times as much skimmed milk as cream", () =>
  expectOf(
    jointCostShare,
    /gave ([\d,]+) litres of cream and ([\d,]+) litres of skimmed/,
    ([cream = 0, milk = 0]) => milk >= 3 * cream,
  ));

test("a machine brings in about its outlay or more, so that discounting decides", () =>
  expectOf(
    npvOfMachine,
    /machine for \$([\d,]+)\. It will bring \$([\d,]+), \$([\d,]+) and \$([\d,]+) .* sold for \$([\d,]+)\./,
    ([outlay = 0, ...flows]) => flows.reduce((sum, flow) => sum + flow, 0) > outlay * 0.95,
  ));

test("a month's output and sales differ by no more than a quarter", () =>
  expectOf(
    materialToBuy,
    /will make ([\d,]+) [a-z ]+ and sell ([\d,]+)\./,
    ([made = 0, sold = 0]) => Math.abs(made - sold) <= sold / 4,
  ));

test("a pizza costs at most $20", () =>
  expectOf(priceElasticityOfDemand, /pizzas from \$([\d,]+)/, ([price = 0]) => price <= 20, 20));

test("the fuel in a tank costs less than $1,000, and a year's wages more than $30,000", () => {
  expectOf(elementOfItem, /tank that cost \$([\d,]+)/, ([cost = 0]) => cost < 1_000, 20);
  expectOf(elementOfItem, /wages, expected to be \$([\d,]+)/, ([cost = 0]) => cost >= 30_000, 20);
});

test("an overdraft at the start of a cash budget is told in words", () => {
  for (const template of [cashBudget, quarterOfCash]) {
    expect(figuresIn(template, /bank [a-z ]*\(\$/)).toEqual([]);
    expect(figuresIn(template, /account is overdrawn by \$([\d,]+)/).length).toBeGreaterThan(20);
  }
});

test("a share of variation has decimals only where it needs them", () => {
  const all = Array.from({ length: SEEDS }, (_, index) => JSON.stringify(shareExplained.variant(index + 1))).join();
  expect(all).toContain("% of the variation");
  expect(all.match(/\d+\.00%/g)).toBeNull();
});

test("value analysis saves on things with joints, and a dollar or more is not told in cents", () => {
  expect(figuresIn(savingThatCounts, /value of its (?:rugs|tents|backpacks|kettles|monitors)/)).toEqual([]);
  expect(figuresIn(savingThatCounts, /saving \d{3} cents/)).toEqual([]);
});
