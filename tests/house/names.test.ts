import { expect, test } from "vitest";
import { sources } from "@/tests/support/sources";

// A name that two files export sends a reader, and an editor's import, to the wrong one.

const EXPORTED = /^export (?:abstract )?(?:async )?(const|function|class|type|interface)\*? (\w+)(.*)/gm;

/** Files whose names are words of the trade or of tables, and are read together with their folder. */
const OWN_WORDS = [
  /^lib\/accountancy\//,
  /^lib\/questions\/(templates|rules\/builders)\//,
  /^lib\/accounts\/reads\/export-columns\.ts$/,
];

type Export = { file: string; isCall: boolean };

function exportsByName(): Map<string, Export[]> {
  const byName = new Map<string, Export[]>();
  for (const { file, text } of sources) {
    if (!/^(lib|components)\//.test(file) || /\.test\.tsx?$/.test(file)) continue;
    if (OWN_WORDS.some((folder) => folder.test(file))) continue;
    // Overloads of one function count once.
    const names = new Map([...text.matchAll(EXPORTED)].map(([, , name = "", rest = ""]) => [name, rest]));
    for (const [name, rest] of names)
      byName.set(name, [...(byName.get(name) ?? []), { file, isCall: rest.startsWith(" = endpoint(") }]);
  }
  return byName;
}

/** A call and the read or write that answers it have one name. */
function isCallAndAnswer(list: Export[]): boolean {
  const [answer, ...others] = list.filter(({ isCall }) => !isCall);
  return others.length === 0 && list.length === 2 && /\/(reads|writes)(\/|\.ts)/.test(answer?.file ?? "");
}

test("no two files of lib and components export the same name", () => {
  const byName = exportsByName();
  expect(byName.get("enroll")?.length).toBe(2);
  const twice = [...byName].filter(([, list]) => list.length > 1 && !isCallAndAnswer(list));
  expect(twice.map(([name, list]) => `${name}: ${list.map(({ file }) => file).join(", ")}`)).toEqual([]);
});
