import { expect, test } from "vitest";
import { timeIn, zoneGroups } from "./zones";

test("zones stand under their region, places without underscores, the rest last", () => {
  expect(zoneGroups(["UTC", "Europe/Berlin", "America/Argentina/Salta", "America/New_York", "UTC"])).toEqual([
    {
      region: "America",
      zones: [
        { name: "America/Argentina/Salta", label: "Argentina, Salta" },
        { name: "America/New_York", label: "New York" },
      ],
    },
    { region: "Europe", zones: [{ name: "Europe/Berlin", label: "Berlin" }] },
    { region: "Other", zones: [{ name: "UTC", label: "UTC" }] },
  ]);
});

test("the time on the wall there", () => {
  expect(timeIn("Asia/Kathmandu", new Date("2027-06-03T08:00:00Z"))).toBe("13:45");
});
