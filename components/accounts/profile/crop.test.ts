import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_ZOOM, squareOf, UNTOUCHED, withinPicture } from "./crop";

test("untouched, the middle square of the shorter side is taken", () => {
  expect(squareOf(UNTOUCHED, { width: 400, height: 200 }, 256)).toEqual({ x: 100, y: 0, side: 200 });
  expect(squareOf(UNTOUCHED, { width: 300, height: 900 }, 256)).toEqual({ x: 0, y: 300, side: 300 });
});

test("dragging to the right shows what lies on the left", () => {
  expect(squareOf({ zoom: 1, x: 1000, y: 0 }, { width: 400, height: 200 }, 100)).toEqual({ x: 0, y: 0, side: 200 });
});

const side = fc.integer({ min: 1, max: 8000 });
const far = fc.double({ min: -20_000, max: 20_000, noNaN: true });

test("whatever is dragged and zoomed, the square lies within the picture", () => {
  fc.assert(
    fc.property(side, side, fc.double({ min: -5, max: 50, noNaN: true }), far, far, (width, height, zoom, x, y) => {
      const picture = { width, height };
      const square = squareOf({ zoom, x, y }, picture, 256);
      expect(withinPicture({ zoom, x, y }, picture, 256).zoom).toBeLessThanOrEqual(MAX_ZOOM);
      expect(square.side).toBeGreaterThan(0);
      for (const edge of [square.x, square.y]) expect(edge).toBeGreaterThanOrEqual(-1e-6);
      expect(square.x + square.side).toBeLessThanOrEqual(width + 1e-6);
      expect(square.y + square.side).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
