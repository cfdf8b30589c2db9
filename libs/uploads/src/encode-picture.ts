import sharp from 'sharp';
import { PictureRefused } from './picture-refused.ts';

/** Both stored forms of a picture, as WebP; width and height are those of the larger one, in pixels. */
export type Picture = {
  readonly full: Uint8Array;
  readonly card: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** 40 million pixels decode to 160 MB at most; a phone's default is a third of it. */
const PIXELS_MAX = 40_000_000;
const FULL_PIXELS = 1_600;
/** Twice the widest card. */
const CARD_PIXELS = 480;
const QUALITY = 82;
const SECONDS_MAX = 20;

// Only accepted kinds are ever decoded, whatever else the library can read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

/** Decodes and re-encodes, upright and without the file's metadata. Throws `PictureRefused`. */
export const encodePicture = async (bytes: Uint8Array): Promise<Picture> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > PIXELS_MAX) throw new PictureRefused('picture-too-large', { width, height });
    const full = await encoded(bytes, FULL_PIXELS);
    const card = await encoded(full.data, CARD_PIXELS);
    return { full: full.data, card: card.data, width: full.info.width, height: full.info.height };
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('picture-unreadable', {}, { cause: error });
  }
};

const encoded = (bytes: Uint8Array, pixels: number) =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
