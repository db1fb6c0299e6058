import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pager } from "./pager";

const textOf = (page: number, shown = 20, total = 70) => {
  const pager = createElement(Pager, { label: "Pages", path: "/community/thread/1", page, shown, total });
  return renderToStaticMarkup(pager)
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
};

test("the page that is shown is called 'Page N', between 'Previous' and 'Next'", () => {
  expect(textOf(1)).toBe("Previous Page 1 2 3 4 Next");
  expect(textOf(3)).toBe("Previous 1 2 Page 3 4 Next");
});
