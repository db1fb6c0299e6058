import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingFromLock } from "@/scripts/complete-lock.mjs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

test("the lock file lists every platform's packages (else run `npm run lock`)", () => {
  expect(missingFromLock(lock)).toEqual([]);
});

test("the lock file names no registry, so that it can be installed from any", () => {
  expect(Object.values(lock.packages).filter((entry) => Object.hasOwn(entry as object, "resolved"))).toEqual([]);
});
