/** Position of a picture under the round window: enlarged by `zoom`, its centre moved by x and y pixels. */
export type Crop = { zoom: number; x: number; y: number };
export type Size = { width: number; height: number };

export const MAX_ZOOM = 4;
export const UNTOUCHED: Crop = { zoom: 1, x: 0, y: 0 };

/** The picture's size on the screen: at zoom 1 its shorter side exactly fills the window. */
export function shownSize({ width, height }: Size, window: number, zoom: number): Size {
  const scale = (window / Math.min(width, height)) * zoom;
  return { width: width * scale, height: height * scale };
}

/** Returns the nearest crop that leaves no part of the window empty. */
export function withinPicture(crop: Crop, picture: Size, window: number): Crop {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM);
  const shown = shownSize(picture, window, zoom);
  const [roomX, roomY] = [(shown.width - window) / 2, (shown.height - window) / 2];
  return { zoom, x: clamp(crop.x, -roomX, roomX), y: clamp(crop.y, -roomY, roomY) };
}

/** The visible square, in pixels of the original picture. */
export function squareOf(crop: Crop, picture: Size, window: number): { x: number; y: number; side: number } {
  const { zoom, x, y } = withinPicture(crop, picture, window);
  const scale = shownSize(picture, window, zoom).width / picture.width;
  const side = window / scale;
  return { x: picture.width / 2 - x / scale - side / 2, y: picture.height / 2 - y / scale - side / 2, side };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value)) + 0;
