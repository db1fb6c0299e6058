import { expect, test } from "vitest";
import { matching } from "./matching";

const GROUPS = [{ commands: [{ label: "Add event" }, { label: "Go to settings" }, { label: "Start: IAS 2" }] }];
const found = (text: string) => matching(GROUPS, text).flatMap(({ commands }) => commands.map(({ label }) => label));

test("a command is found by the beginnings of its words, in any order and case", () => {
  expect(found("")).toHaveLength(3);
  expect(found("set")).toEqual(["Go to settings"]);
  expect(found("SETT go")).toEqual(["Go to settings"]);
  expect(found("ias 2")).toEqual(["Start: IAS 2"]);
  expect(found("vent")).toEqual([]);
});
