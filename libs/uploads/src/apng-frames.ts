import { crc32 } from 'node:zlib';
import { PictureRefused } from './picture-refused.ts';

/** A frame of an animated PNG: a PNG of its own, and its position and blending. */
export type ApngFrame = {
  readonly png: Buffer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
  /** What happens to its area afterwards. */
  readonly after: 'stays' | 'cleared' | 'as-before';
  readonly isOver: boolean;
};
export type Apng = { readonly width: number; readonly height: number; readonly frames: readonly ApngFrame[] };

type Chunk = { readonly name: string; readonly data: Buffer };

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const afters = ['stays', 'cleared', 'as-before'] as const;
/** A hundredth where a file gives no fraction of a second, by the format. */
const PARTS = 100;

/**
 * The frames of an animated PNG; undefined: it is not animated. Throws `PictureRefused` where it contradicts itself.
 */
export const framesOfApng = (bytes: Buffer): Apng | undefined => {
  const chunks = chunksOf(bytes);
  const head = chunks.find(({ name }) => name === 'IHDR')?.data;
  if (!head || !chunks.some(({ name }) => name === 'acTL')) return undefined;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const shared = chunks.filter(({ name }) => name === 'PLTE' || name === 'tRNS');
  const frames: ApngFrame[] = [];
  let control: Buffer | undefined;
  let parts: Buffer[] = [];
  const finish = () => {
    if (control && parts.length > 0) frames.push(frameOf(control, { head, shared, parts }));
    [control, parts] = [undefined, []];
  };
  for (const { name, data } of chunks) {
    if (name === 'fcTL') {
      finish();
      control = data;
    } else if (name === 'IDAT' && control) parts.push(data);
    else if (name === 'fdAT') parts.push(data.subarray(4));
  }
  finish();
  if (frames.some((one) => one.x + one.width > width || one.y + one.height > height))
    throw new PictureRefused('picture-unreadable');
  return { width, height, frames };
};

const chunksOf = (bytes: Buffer): readonly Chunk[] => {
  const found: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    found.push({ name: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return found;
};

type Of = { readonly head: Buffer; readonly shared: readonly Chunk[]; readonly parts: readonly Buffer[] };

const frameOf = (control: Buffer, { head, shared, parts }: Of): ApngFrame => {
  const [width, height, x, y] = [4, 8, 12, 16].map((at) => control.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const ownHead = Buffer.from(head);
  ownHead.writeUInt32BE(width, 0);
  ownHead.writeUInt32BE(height, 4);
  const chunks = [
    { name: 'IHDR', data: ownHead },
    ...shared,
    { name: 'IDAT', data: Buffer.concat(parts) },
    { name: 'IEND', data: Buffer.alloc(0) },
  ];
  const [delay, delayParts] = [control.readUInt16BE(20), control.readUInt16BE(22)];
  return {
    png: Buffer.concat([SIGNATURE, ...chunks.map(chunkBytes)]),
    x,
    y,
    width,
    height,
    ms: Math.round((1_000 * delay) / (delayParts || PARTS)),
    after: afters[control.readUInt8(24)] ?? 'stays',
    isOver: control.readUInt8(25) === 1,
  };
};

const chunkBytes = ({ name, data }: Chunk): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
