import sharp from 'sharp';
import type { Apng, ApngFrame } from './apng-frames.ts';

const SECONDS_MAX = 20;
const CHANNELS = 4;

/**
 * The frames of an animated PNG, each blended over the ones before it by the format's rules, as an animated WebP no
 * wider than `width`: the library reads only the first frame of the file.
 */
export const webpOfApng = async ({ width, height, frames }: Apng, most: number): Promise<Buffer> => {
  const canvas = Buffer.alloc(width * height * CHANNELS);
  const drawn: Buffer[] = [];
  for (const frame of frames) {
    const before = frame.after === 'as-before' ? Buffer.from(canvas) : undefined;
    lay(canvas, width, frame, await pixelsOf(frame));
    drawn.push(
      await sharp(canvas, { raw: { width, height, channels: CHANNELS } })
        .resize({ width: most, withoutEnlargement: true })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
    if (before) before.copy(canvas);
    if (frame.after === 'cleared') lay(canvas, width, { ...frame, isOver: false });
  }
  return sharp(drawn, { join: { animated: true } })
    .webp({ lossless: true, effort: 0, loop: 0, delay: frames.map(({ ms }) => ms) })
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer();
};

const pixelsOf = ({ png, width, height }: ApngFrame): Promise<Buffer> =>
  sharp(png, { limitInputPixels: width * height, failOn: 'error' })
    .timeout({ seconds: SECONDS_MAX })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();

/** Without pixels its area is cleared. */
const lay = (canvas: Buffer, canvasWidth: number, frame: ApngFrame, pixels?: Buffer): void => {
  const { x, y, width, height, isOver } = frame;
  for (let row = 0; row < height; row += 1) {
    const to = ((y + row) * canvasWidth + x) * CHANNELS;
    const from = row * width * CHANNELS;
    if (!pixels) canvas.fill(0, to, to + width * CHANNELS);
    else if (!isOver) pixels.copy(canvas, to, from, from + width * CHANNELS);
    else for (let at = 0; at < width * CHANNELS; at += CHANNELS) layPixel(canvas, to + at, pixels, from + at);
  }
};

const OPAQUE = 255;

/** Blends one pixel over another, both with straight (not premultiplied) alpha. */
const layPixel = (canvas: Buffer, to: number, pixels: Buffer, from: number): void => {
  const alpha = (pixels[from + 3] ?? 0) / OPAQUE;
  if (alpha === 0) return;
  const below = ((canvas[to + 3] ?? 0) / OPAQUE) * (1 - alpha);
  const both = alpha + below;
  for (let at = 0; at < 3; at += 1)
    canvas[to + at] = Math.round(((pixels[from + at] ?? 0) * alpha + (canvas[to + at] ?? 0) * below) / both);
  canvas[to + 3] = Math.round(both * OPAQUE);
};
