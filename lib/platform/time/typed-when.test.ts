import fc from "fast-check";
import { expect, test } from "vitest";
import { dayInWords } from "./civil";
import { dayFrom, isWholeDate, timeAfter, timeFrom } from "./typed-when";

const TODAY = "2026-11-22";
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("every date is read as it is written, with its month in words, in numbers and as digits only", () => {
  fc.assert(
    fc.property(day, (one) => {
      const [year = "", month = "", date = ""] = one.split("-");
      const forms = [
        one,
        dayInWords(one),
        dayInWords(one).toUpperCase(),
        `${date}/${month}/${year}`,
        `${Number(date)}.${Number(month)}.${year}`,
        `${date}${month}${year}`,
        `${dayInWords(one, "name")}, ${dayInWords(one, "short")} ${year}`,
      ];
      expect(forms.map((form) => dayFrom(form, TODAY))).toEqual(forms.map(() => one));
    }),
  );
});

test("a date without a year is the next such day; words count from today", () => {
  expect(["27 jan", "27 November", "22 Nov", "21/11", "Jan 27", "29 Feb"].map((text) => dayFrom(text, TODAY))).toEqual([
    "2027-01-27",
    "2026-11-27",
    "2026-11-22",
    "2027-11-21",
    "2027-01-27",
    "2028-02-29",
  ]);
  expect(["today", " Tomorrow "].map((text) => dayFrom(text, TODAY))).toEqual(["2026-11-22", "2026-11-23"]);
});

test("the day comes first, unless only the other order is a date; two digits of a year are of this century", () => {
  expect(["3/4/2027", "01/27/2027", "3-4-27", "January 27th, 2027"].map((text) => dayFrom(text, TODAY))).toEqual([
    "2027-04-03",
    "2027-01-27",
    "2027-04-03",
    "2027-01-27",
  ]);
});

test("what is no date, or out of range, is nothing", () => {
  const wrong = ["", "soon", "30 Feb 2027", "1999-12-31", "32/1/2027", "27", "ja 3", "27 Jan 2101", "1/2/3/4"];
  expect(wrong.map((text) => dayFrom(text, TODAY))).toEqual(wrong.map(() => null));
});

test("a date is whole when no further digit can change it", () => {
  expect(["2027-01-27", "27 January 2027", "27/1/2027"].every(isWholeDate)).toBe(true);
  expect(["27 January", "27/1/20", "27 January 202", "2027-01-2"].some(isWholeDate)).toBe(false);
});

test("times are read in the usual forms", () => {
  const forms = ["17:30", "1730", "17.30", "5:30 pm", "5.30PM", "9", "930", "0930", "9am", "12 am", "12pm", "noon"];
  expect(forms.map(timeFrom)).toEqual([
    "17:30",
    "17:30",
    "17:30",
    "17:30",
    "17:30",
    "09:00",
    "09:30",
    "09:30",
    "09:00",
    "00:00",
    "12:00",
    "12:00",
  ]);
  const wrong = ["", "25:00", "9:75", "13 pm", "half nine", "123456"];
  expect(wrong.map(timeFrom)).toEqual(wrong.map(() => null));
});

test("a time stays within its day", () => {
  expect([timeAfter("09:00", 15), timeAfter("23:50", 60), timeAfter("00:10", -15)]).toEqual([
    "09:15",
    "23:59",
    "00:00",
  ]);
});
