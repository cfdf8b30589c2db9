import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { joinFrames } from './join-frames.ts';
import { pictureMaker } from './make-picture.ts';

const frame = (background: string, width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const frames = async (count: number, width?: number, height?: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => frame(`rgb(${at * 20},40,90)`, width, height)));
const asGif = (webp: Buffer) => sharp(webp, { animated: true }).gif().toBuffer();
/** A frame of an animated PNG: position, duration, blending and disposal. */
type Laid = { png: Buffer; at?: readonly [x: number, y: number]; ms?: number; after?: 0 | 1 | 2; over?: 0 | 1 };
const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const partOf = (png: Buffer, name: string): Buffer => {
  const at = png.indexOf(name, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
};
const numbers = (...of: number[]): Buffer => {
  const bytes = Buffer.alloc(of.length * 4);
  of.forEach((one, at) => bytes.writeUInt32BE(one, at * 4));
  return bytes;
};
const asApng = (frames: readonly Laid[]): Buffer => {
  let order = 0;
  const chunks = frames.flatMap(({ png, at: [x, y] = [0, 0], ms = 80, after = 0, over = 0 }, frameNo) => {
    const head = partOf(png, 'IHDR');
    const control = [
      numbers(order++, head.readUInt32BE(0), head.readUInt32BE(4), x, y),
      Buffer.from([ms >> 8, ms & 255, 3, 232, after, over]),
    ];
    const data = partOf(png, 'IDAT');
    return [
      chunk('fcTL', Buffer.concat(control)),
      frameNo === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([numbers(order++), data])),
    ];
  });
  const first = frames[0]?.png ?? Buffer.alloc(0);
  const head = [chunk('IHDR', partOf(first, 'IHDR')), chunk('acTL', numbers(frames.length, 0))];
  return Buffer.concat([first.subarray(0, 8), ...head, ...chunks, chunk('IEND', Buffer.alloc(0))]);
};
const make = pictureMaker();
const loop = (bytes: Buffer) => make(bytes, 'loop');

describe('a loop', () => {
  it('is made small and endless, with a still picture, of a GIF and of a WebP', async () => {
    const webp = await joinFrames(await frames(3), 80);
    for (const sent of [webp, await asGif(webp)]) {
      const { full, card, width, height } = await loop(sent);
      expect([width, height]).toEqual([480, 300]);
      const moving = await sharp(full, { animated: true }).metadata();
      expect([moving.format, moving.pages, moving.pageHeight, moving.loop]).toEqual(['webp', 3, 300, 0]);
      expect((await sharp(card, { animated: true }).metadata()).pages ?? 1).toBe(1);
    }
  });

  it('is made of an animated PNG with each frame laid over the ones before it', async () => {
    const rgba = (background: string, width: number, height: number) =>
      sharp({ create: { width, height, channels: 4, background } })
        .png()
        .toBuffer();
    const [red, blue, glass] = [
      await rgba('#f00', 60, 40),
      await rgba('#00f', 20, 20),
      await rgba('#00ff0080', 20, 20),
    ];
    const { full } = await loop(
      asApng([
        { png: red },
        { png: blue, at: [40, 20], after: 2 },
        { png: glass, at: [40, 20], over: 1, ms: 200, after: 1 },
        { png: blue, at: [0, 0] },
      ]),
    );
    const { pages, delay } = await sharp(full, { animated: true }).metadata();
    expect([pages, delay]).toEqual([4, [80, 80, 200, 80]]);
    const colourAt = async (page: number, left: number, top: number) => {
      const { data } = await sharp(full, { page })
        .ensureAlpha()
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data].map((part) => Math.round(part / 64)).join('');
    };
    // Blue lay on the red and was taken off; half of a green on it; its place cleared, and blue elsewhere.
    expect([await colourAt(0, 50, 30), await colourAt(1, 50, 30)]).toEqual(['4004', '0044']);
    expect([await colourAt(2, 50, 30), await colourAt(2, 5, 5)]).toEqual(['2204', '4004']);
    expect([(await colourAt(3, 50, 30)).at(-1), await colourAt(3, 5, 5)]).toEqual(['0', '0044']);
  });

  it('is refused of an animated PNG before a pixel of it is read', async () => {
    const png = await frame('#246', 16, 10);
    const codeOf = (frames: readonly Laid[]) => loop(asApng(frames)).catch((error: { code: string }) => error.code);
    expect(await codeOf([{ png }])).toBe('loop-still');
    expect(await codeOf(Array.from({ length: 401 }, () => ({ png, ms: 20 })))).toBe('loop-too-large');
    expect(await codeOf([{ png, ms: 16_000 }, { png }])).toBe('loop-too-long');
    expect(await codeOf([{ png }, { png, at: [10, 0] }])).toBe('picture-unreadable');
  });

  it('is refused when it does not move, lasts too long, or would fill the memory', async () => {
    const still = await sharp(await frame('#246'))
      .webp()
      .toBuffer();
    await expect(loop(still)).rejects.toMatchObject({ code: 'loop-still' });
    const slow = await joinFrames(await frames(4, 200, 120), 5_000);
    await expect(loop(slow)).rejects.toMatchObject({ code: 'loop-too-long', facts: { seconds: 20, most: 15 } });
    const [black, white] = [await frame('black', 16, 10), await frame('white', 16, 10)];
    const many = await joinFrames(
      Array.from({ length: 401 }, (_, at) => (at % 2 === 0 ? black : white)),
      20,
    );
    await expect(loop(many)).rejects.toMatchObject({ code: 'loop-too-large', facts: { frames: 401 } });
  });

  it('is refused as a video, a PNG that does not move, a part of a file, and as more than a picture', async () => {
    const codeOf = (bytes: Buffer) => loop(bytes).catch((error: { code: string }) => error.code);
    expect(await codeOf(Buffer.from('\0\0\0 ftypisom'))).toBe('loop-kind-unknown');
    expect(await codeOf(await frame('#246'))).toBe('loop-still');
    const gif = await asGif(await joinFrames(await frames(2, 200, 120), 80));
    expect(await codeOf(gif.subarray(0, gif.length - 1))).toBe('picture-truncated');
    expect(await codeOf(gif.subarray(0, 40))).toBe('picture-truncated');
    expect(await codeOf(Buffer.concat([gif, Buffer.from('<script>')]))).toBe('picture-with-more');
    await expect(make(gif)).rejects.toMatchObject({ code: 'picture-kind-unknown' });
  });
});
