import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { useServerTurns } from "./use-server-turns";

const order: string[] = [];

function Item({ turns }: { turns: number }) {
  useServerTurns(turns);
  order.push(`part ${turns}`);
  return createElement("li", null, `item of part ${turns}`);
}

test("a long list is rendered on the server in parts, and other work is done between them", async () => {
  let isOver = false;
  const otherWork = () => {
    order.push("other work");
    if (!isOver) setImmediate(otherWork);
  };
  setImmediate(otherWork);
  const items = [0, 0, 1, 1, 2, 2].map((turns, key) => createElement(Item, { key, turns }));
  const html = await text(await renderToReadableStream(createElement("ol", null, items)));
  isOver = true;

  expect(html).toBe(`<ol>${[0, 0, 1, 1, 2, 2].map((turns) => `<li>item of part ${turns}</li>`).join("")}</ol>`);
  const changes = order.filter((one, index) => one !== order[index - 1]);
  expect(changes).toEqual(
    ["part 0", "other work", "part 1", "other work", "part 2", "other work"].slice(0, changes.length),
  );
  expect(changes).toContain("part 2");
});
