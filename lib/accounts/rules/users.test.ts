import { expect, test } from "vitest";
import { patternsOf, usersCountQuery, usersQuery, usersViewFrom } from "./users";

test("three letters in a row are looked for anywhere, in lower case and without wildcards", () => {
  expect(patternsOf(" Ada_50% ")).toEqual({ text: "%ada\\_50\\%%", word: "%ada\\_50\\%%", id: "ada_50%" });
});

test("fewer are looked for at the beginnings of words", () => {
  expect(patternsOf("Jo")).toEqual({ text: "jo%", word: "% jo%", id: "jo" });
  expect(patternsOf("a.b")).toEqual({ text: "a.b%", word: "% a.b%", id: "a.b" });
});

test("signs alone find nobody", () => {
  for (const signs of ["@", "%%%", "\\", "--- ---"])
    expect(patternsOf(signs), signs).toMatchObject({ text: null, word: null });
});

const filterFrom = (address: string) => {
  const params = new URLSearchParams(address);
  return usersViewFrom((name) => params.get(name));
};

test("an address says the whole filter, and the filter the address", () => {
  const asked = "q=ada&plan=granted&role=admin&sort=name&page=3";
  expect(new URLSearchParams(usersQuery(filterFrom(asked)) as Record<string, string>).toString()).toBe(asked);
  expect(usersCountQuery(filterFrom(asked))).toEqual({ q: "ada", plan: "granted", role: "admin" });
});

test("what makes no sense in an address is left out", () => {
  for (const nonsense of ["", "plan=gold&role=&sort=age&page=-1&q=%00", "page=0", "page=1e9", "q=%20"])
    expect(usersQuery(filterFrom(nonsense)), nonsense).toEqual({});
  expect(filterFrom(`q=${"x".repeat(300)}`).q).toHaveLength(100);
});
