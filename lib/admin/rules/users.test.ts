import { expect, test } from "vitest";
import { usersCountQuery, usersQuery, usersViewFrom } from "./users";

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
