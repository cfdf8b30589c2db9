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

  it('is refused as a video, a PNG, a part of a file, and as more than a picture', async () => {
    const codeOf = (bytes: Buffer) => loop(bytes).catch((error: { code: string }) => error.code);
    expect(await codeOf(Buffer.from('\0\0\0 ftypisom'))).toBe('loop-kind-unknown');
    expect(await codeOf(await frame('#246'))).toBe('loop-kind-unknown');
    const gif = await asGif(await joinFrames(await frames(2, 200, 120), 80));
    expect(await codeOf(gif.subarray(0, gif.length - 1))).toBe('picture-truncated');
    expect(await codeOf(gif.subarray(0, 40))).toBe('picture-truncated');
    expect(await codeOf(Buffer.concat([gif, Buffer.from('<script>')]))).toBe('picture-with-more');
    await expect(make(gif)).rejects.toMatchObject({ code: 'picture-kind-unknown' });
  });
});
