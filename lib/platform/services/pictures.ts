import "server-only";
import sharp, { type Sharp } from "sharp";
import { Problem } from "../contract/problem";

const MAX_PIXELS = 25_000_000;
const MAX_SIDE = 8000;
const TIMEOUT_SECONDS = 5;
const AVATAR_SIDE = 256;
const COURSE_WIDTH = 1280;

// Only the decoders for these formats are enabled.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
});

const unsupported = () => new Problem("unsupported_type", "Please choose a JPEG, PNG, WebP or GIF picture.");
const unreadable = (cause?: unknown) => new Problem("invalid_image", "This picture could not be read.", { cause });

/** 256 × 256 px: rotated upright, cropped around the centre, without metadata. */
export const avatarFrom = (bytes: Uint8Array): Promise<Buffer> =>
  redrawn(bytes, (picture) => picture.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: "cover" }));

/** At most 1280 px wide, with its own aspect ratio, without metadata. */
export const courseImageFrom = (bytes: Uint8Array): Promise<Buffer> =>
  redrawn(bytes, (picture) => picture.resize({ width: COURSE_WIDTH, withoutEnlargement: true }));

/**
 * Re-encodes the picture, so that only its pixels are stored. Throws 415 `unsupported_type` for other image formats and
 * 400 `invalid_image` for files that are no image, broken or too large.
 */
async function redrawn(bytes: Uint8Array, resize: (picture: Sharp) => Sharp): Promise<Buffer> {
  const kind = kindOf(bytes);
  if (kind === "foreign") throw unsupported();
  if (kind === "unknown") throw unreadable();
  const options = { limitInputPixels: MAX_PIXELS, failOn: "warning", pages: 1, sequentialRead: true } as const;
  const picture = sharp(bytes, options).timeout({ seconds: TIMEOUT_SECONDS });
  const { width = 0, height = 0 } = await picture.metadata().catch((cause: Error) => {
    throw /pixel limit/i.test(cause.message) ? tooLarge() : unreadable(cause);
  });
  if (width < 1 || height < 1) throw unreadable();
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) throw tooLarge();
  return resize(picture.rotate())
    .webp({ quality: 82 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });
}

const tooLarge = () =>
  new Problem("invalid_image", "This picture is too large: at most 25 megapixels and 8,000 pixels a side.");

type Kind = "known" | "foreign" | "unknown";

// The first bytes in hex, dots for any: JPEG, PNG, GIF, WebP.
const KNOWN = /^(ffd8ff|89504e470d0a1a0a|47494638(37|39)61|52494646.{8}57454250)/;
// ISO media (HEIC, AVIF), JPEG XL and 2000, TIFF, BMP, ICO, PDF, gzip (of an SVG, say), PSD.
const FOREIGN = /^(.{8}66747970|.{8}4a584c20|ff0a|.{8}6a50|49492a00|4d4d002a|424d|00000100|25504446|1f8b|38425053)/;

/** Detected by the first bytes. File names and declared types are not trusted. */
function kindOf(bytes: Uint8Array): Kind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024));
  const hex = head.subarray(0, 16).toString("hex");
  if (KNOWN.test(hex)) return "known";
  if (FOREIGN.test(hex)) return "foreign";
  return /<svg[\s>]/i.test(head.toString("utf8").replaceAll("\0", "")) ? "foreign" : "unknown";
}
