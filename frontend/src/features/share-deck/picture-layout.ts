/** Lengths of a picture, in CSS pixels. */
export const PAD = 24;
export const TITLE = 52;
export const FOOT = 44;
export const HEAD = 92;
export const SIDE = 236;
export const CELL_WIDTH = 94;
export const CELL_HEIGHT = 30;

/** Some phones draw nothing on a canvas of more pixels. */
const MAX_PIXELS = 16_000_000;
const SHARPEST = 2;
/** Leaves room for the words of the footer. */
const LEAST_WIDTH = 560;

export type PictureSize = { readonly width: number; readonly height: number; readonly scale: number };

/** The size of a picture of so many cars and tracks, and its scale in picture pixels per CSS pixel. */
export function pictureSize(cars: number, tracks: number): PictureSize {
  const width = Math.max(LEAST_WIDTH, 2 * PAD + SIDE + cars * CELL_WIDTH);
  const height = 2 * PAD + TITLE + HEAD + tracks * CELL_HEIGHT + FOOT;
  return sharpSize(width, height);
}

/** As sharp as every device can draw it. */
export const sharpSize = (width: number, height: number): PictureSize => ({
  width,
  height,
  scale: Math.min(SHARPEST, Math.sqrt(MAX_PIXELS / (width * height))),
});
