import { describe, expect, it } from "vitest";
import { offersBreak, openOrder, openPart } from "./parts";

const sections = ["1", "2", "3", "4", "5"].map((name) => ({ name, title: `Part ${name}` }));

const exam = (closedParts: number, more: { mayBreak?: boolean; seen?: number[]; kind?: "mock" | "section" } = {}) => ({
  kind: more.kind ?? ("mock" as const),
  paper: {
    code: "AUD",
    sections,
    closesParts: true,
    closedParts,
    mayBreak: more.mayBreak ?? false,
    breakEndsAt: null,
  },
  order: [1, 2, 3, 4, 5, 6],
  items: ["1", "1", "2", "3", "4", "5"].map((section, at) => ({
    place: at + 1,
    section,
    seen: more.seen?.includes(at + 1) ?? false,
  })),
});

describe("an exam whose parts close one behind the other", () => {
  it("has one open part, and only its places", () => {
    expect(openPart(exam(0))).toMatchObject({ name: "1", title: "Part 1", number: 1, isLast: false });
    expect([0, 1, 2, 3, 4].map((closed) => openOrder(exam(closed)))).toEqual([[1, 2], [3], [4], [5], [6]]);
    expect(openPart(exam(4))?.isLast).toBe(true);
  });

  it("offers its break until something of the next part was seen", () => {
    expect(offersBreak(exam(3, { mayBreak: true, seen: [1, 2, 3, 4] }))).toBe(true);
    expect(offersBreak(exam(3, { mayBreak: true, seen: [5] }))).toBe(false);
    expect(offersBreak(exam(3))).toBe(false);
  });

  it("has all places open in other papers, and where one part is practised alone", () => {
    const other = { ...exam(0), paper: { ...exam(0).paper, code: "FA", closesParts: false } };
    expect(openPart(other)).toBeNull();
    expect(openOrder(other)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(openOrder(exam(0, { kind: "section" }))).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
