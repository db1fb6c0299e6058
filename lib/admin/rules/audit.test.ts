import { expect, test } from "vitest";
import { labelFor, nameIn, sentenceFor } from "./audit";

test("an action is told in words, also one from an older version", () => {
  expect(sentenceFor("course.publish")).toBe("published the course");
  expect(labelFor("topic.create")).toBe("Created topics");
  expect(sentenceFor("course.frame-up")).toBe("course frame up");
});

test("the name of something deleted is taken from the entry", () => {
  expect(nameIn([{ field: "title", before: "Taxation", after: null }])).toBe("Taxation");
  expect(nameIn([{ field: "titles", before: null, after: "Piers, Cranes" }])).toBe("2 topics");
  expect(nameIn([{ field: "ids", before: "1", after: "2" }])).toBeNull();
});
