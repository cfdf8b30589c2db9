import type { PictureKind } from './picture-kind.ts';

/** The end of a picture in its file, by its structure; undefined: the file ends earlier. */
export const endOf = (bytes: Buffer, kind: PictureKind): number | undefined => {
  const end = walks[kind](bytes);
  return end !== undefined && end <= bytes.length ? end : undefined;
};

const PNG_SIGNATURE = 8;
const PNG_CHUNK_FRAME = 12;

/** Chunk by chunk (length, name, data, checksum) to the one named IEND. */
const endOfPng = (bytes: Buffer): number | undefined => {
  for (let at = PNG_SIGNATURE; at + PNG_CHUNK_FRAME <= bytes.length;) {
    const next = at + PNG_CHUNK_FRAME + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return undefined;
};

const RIFF_HEAD = 8;

const endOfWebp = (bytes: Buffer): number => {
  const length = bytes.readUInt32LE(4);
  return RIFF_HEAD + length + (length % 2);
};

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Markers without a length: a stuffed zero, the temporary marker and the restarts within a scan. */
const isBare = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Segment by segment, and from marker to marker within a scan, to the end of the image. */
const endOfJpeg = (bytes: Buffer): number | undefined => {
  let inScan = false;
  for (let at = 2; at + 1 < bytes.length;) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== MARKER || marker === MARKER) {
      if (!inScan && bytes.readUInt8(at) !== MARKER) return undefined;
      const next = bytes.indexOf(MARKER, at + 1);
      if (next < 0) return undefined;
      at = next;
    } else if (marker === END_OF_IMAGE) return at + 2;
    else if (isBare(marker)) at += 2;
    else if (at + 4 > bytes.length) return undefined;
    else {
      inScan = marker === START_OF_SCAN;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return undefined;
};

const GIF_HEAD = 13;
const GIF_FRAME_HEAD = 10;
const EXTENSION = 0x21;
const FRAME = 0x2c;
const GIF_END = 0x3b;
/** The size in bytes of the colour table that a packed field announces. */
const coloursOf = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0);

/** Block by block, each in sub-blocks with their own length, to the end mark. */
const endOfGif = (bytes: Buffer): number | undefined => {
  if (bytes.length < GIF_HEAD) return undefined;
  for (let at = GIF_HEAD + coloursOf(bytes.readUInt8(10)); at < bytes.length;) {
    const block = bytes.readUInt8(at);
    if (block === GIF_END) return at + 1;
    if (block === FRAME && at + GIF_FRAME_HEAD < bytes.length)
      at += GIF_FRAME_HEAD + coloursOf(bytes.readUInt8(at + 9)) + 1;
    else if (block === EXTENSION) at += 2;
    else return undefined;
    while (at < bytes.length && bytes.readUInt8(at) !== 0) at += bytes.readUInt8(at) + 1;
    at += 1;
  }
  return undefined;
};

const walks: Readonly<Record<PictureKind, (bytes: Buffer) => number | undefined>> = {
  png: endOfPng,
  jpeg: endOfJpeg,
  webp: endOfWebp,
  gif: endOfGif,
};
