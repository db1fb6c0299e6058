import { describe, expect, it } from "vitest";
import { initialsOf } from "./initials";

describe("initials", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["Grace Brewster Hopper", "GB"],
    ["linus", "L"],
    ["  érica   de la Cruz ", "ÉD"],
    ["李 小龙", "李小"],
    ["", "U"],
    ["   ", "U"],
    [null, "U"],
    [undefined, "U"],
  ])("of %j are %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
