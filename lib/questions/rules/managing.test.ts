import { expect, test } from "vitest";
import { questionsFilterFrom, questionsQuery } from "./managing";

const from = (text: string) => {
  const params = new URLSearchParams(text);
  return questionsFilterFrom((name) => params.get(name));
};

test("an address is read as far as it makes sense", () => {
  expect(from("course=3&kind=sheet&state=live&page=2&q= goodwill ")).toMatchObject({
    course: 3,
    kind: "sheet",
    state: "live",
    page: 2,
    q: "goodwill",
  });
  expect(from("course=-1&kind=poem&page=0&flag=odd")).toMatchObject({
    course: undefined,
    kind: undefined,
    page: 1,
    flag: undefined,
  });
});

test("what is asked for is what the address says, and nothing that goes without saying", () => {
  expect(questionsQuery(from(""))).toEqual({});
  expect(questionsQuery(from("flag=hard&page=3"))).toEqual({ flag: "hard", page: 3 });
  expect(questionsQuery(from("topic=4&point=7"))).toEqual({ topic: 4, point: 7 });
});
