import sharp from 'sharp';
import { framesOfApng } from './apng-frames.ts';
import type { Picture } from './encode-picture.ts';
import { kindOf } from './picture-kind.ts';
import { PictureRefused } from './picture-refused.ts';
import { webpOfApng } from './webp-of-apng.ts';

/** Decoded pixels of all frames: 480 MB as a stream, never in memory together. */
const PIXELS_MAX = 120_000_000;
const FRAMES_MAX = 400;
export const ANIMATION_SECONDS_MAX = 15;
/** Twice the width of a showcase card on a phone. */
const WIDTHS = [480, 320, 240];
const BYTES_MAX = 3_000_000;
const QUALITY = 68;
/** How hard the encoder tries, of 6: more takes seconds and saves little. */
const EFFORT = 2;
const SECONDS_MAX = 60;
/** The browsers' default for a frame without a duration. */
const FRAME_MS = 100;

/** A small silent loop as animated WebP, and its first frame as the still picture. Throws `PictureRefused`. */
export const encodeAnimation = async (sent: Uint8Array): Promise<Picture> => {
  try {
    const bytes = await readable(sent);
    await checkLoop(bytes);
    const full = await smallEnough(bytes);
    const card = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .timeout({ seconds: SECONDS_MAX })
      .resize(inside(full.info.width))
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { full: full.data, card: card.data, width: card.info.width, height: card.info.height };
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('picture-unreadable', {}, { cause: error });
  }
};

/** A file that the library can read in full: an animated PNG is converted frame by frame. */
const readable = async (sent: Uint8Array): Promise<Uint8Array> => {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (kindOf(bytes) !== 'png') return bytes;
  const apng = framesOfApng(bytes);
  if (!apng) throw new PictureRefused('loop-still');
  const { width, height, frames } = apng;
  checkSize({ width, height, delays: frames.map(({ ms }) => ms) });
  return webpOfApng(apng, WIDTHS[0] ?? width);
};

const checkLoop = async (bytes: Uint8Array): Promise<void> => {
  const said = await sharp(bytes, { limitInputPixels: false, animated: true }).metadata();
  const { width, pageHeight: height = said.height, pages: frames = 1, delay = [] } = said;
  checkSize({ width, height, delays: Array.from({ length: frames }, (_, at) => delay[at] ?? 0) });
};

type Size = { readonly width: number; readonly height: number; readonly delays: readonly number[] };

const checkSize = ({ width, height, delays }: Size): void => {
  const frames = delays.length;
  if (frames < 2) throw new PictureRefused('loop-still');
  const seconds = Math.ceil(delays.reduce((all, ms) => all + (ms > 0 ? ms : FRAME_MS), 0) / 1_000);
  if (seconds > ANIMATION_SECONDS_MAX)
    throw new PictureRefused('loop-too-long', { seconds, most: ANIMATION_SECONDS_MAX });
  if (frames > FRAMES_MAX || width * height * frames > PIXELS_MAX)
    throw new PictureRefused('loop-too-large', { width, height, frames });
};

/** The widest that is small enough to be shown among 60 others. */
const smallEnough = async (bytes: Uint8Array) => {
  for (const width of WIDTHS) {
    const made = await animated(bytes, width);
    if (made.data.byteLength <= BYTES_MAX) return made;
  }
  throw new PictureRefused('loop-too-large');
};

const animated = (bytes: Uint8Array, width: number) =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: true })
    .timeout({ seconds: SECONDS_MAX })
    .resize(inside(width))
    .webp({ quality: QUALITY, effort: EFFORT, loop: 0 })
    .toBuffer({ resolveWithObject: true });

const inside = (width: number) => ({ width, withoutEnlargement: true });
