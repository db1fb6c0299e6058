import { expect, test } from "vitest";
import { isSearchShortcut } from "./use-search-keys";

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) =>
  isSearchShortcut({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held } as KeyboardEvent);

test("a slash, also one typed with Shift, Ctrl-K and Cmd-K ask for the search", () => {
  expect([
    pressed("/"),
    pressed("/", { shiftKey: true }),
    pressed("k", { ctrlKey: true }),
    pressed("K", { metaKey: true }),
  ]).toEqual([true, true, true, true]);
});

test("what the browser or the system has for itself does not", () => {
  expect([
    pressed("k"),
    pressed("/", { ctrlKey: true }),
    pressed("/", { altKey: true }),
    pressed("k", { ctrlKey: true, shiftKey: true }),
    pressed("k", { ctrlKey: true, metaKey: true }),
  ]).not.toContain(true);
});
