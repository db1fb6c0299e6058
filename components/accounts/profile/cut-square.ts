import { type Crop, squareOf } from "./crop";

// Twice what the server keeps, so that it still has something to sharpen.
const SENT_SIDE = 512;

/** Draws the chosen square small enough to send quickly; nothing else of the photo leaves the computer. */
export async function cutSquare(picture: HTMLImageElement, crop: Crop, window: number): Promise<File> {
  const { x, y, side } = squareOf(crop, { width: picture.naturalWidth, height: picture.naturalHeight }, window);
  const canvas = document.createElement("canvas");
  canvas.width = SENT_SIDE;
  canvas.height = SENT_SIDE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot cut pictures.");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, x, y, side, side, 0, 0, SENT_SIDE, SENT_SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("This browser cannot cut pictures.");
  return new File([blob], "avatar.png", { type: blob.type });
}
