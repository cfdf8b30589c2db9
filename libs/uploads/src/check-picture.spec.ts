import sharp from 'sharp';
import { checkPicture } from './check-picture.ts';

const drawn = () =>
  sharp({
    create: {
      width: 64,
      height: 40,
      channels: 3,
      background: '#c33',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const made = async () => ({
  png: await drawn().png().toBuffer(),
  jpeg: await drawn().jpeg({ progressive: true }).toBuffer(),
  webp: await drawn().webp().toBuffer(),
});
type Kind = keyof Awaited<ReturnType<typeof made>>;
const kinds: readonly Kind[] = ['png', 'jpeg', 'webp'];
let pictures: Awaited<ReturnType<typeof made>>;
beforeAll(async () => void (pictures = await made()));

const fault = (bytes: Buffer): string => {
  try {
    return `taken as ${checkPicture(bytes)}`;
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const followedBy = (kind: Kind, more: string) => Buffer.concat([pictures[kind], Buffer.from(more, 'latin1')]);

describe('a file that is sent as a picture', () => {
  it.each(kinds)('is a %s by what is in it', (kind) => {
    expect(fault(pictures[kind])).toBe(`taken as ${kind}`);
  });

  it.each(kinds)('is refused as a %s that was cut off', (kind) => {
    const whole = pictures[kind];
    for (const length of [40, Math.floor(whole.length / 2), whole.length - 1])
      expect([length, fault(whole.subarray(0, length))]).toEqual([length, 'picture-truncated']);
  });

  it.each(kinds)('is refused as a %s that is an archive, a document or a page too', (kind) => {
    const others = ['PK\x03\x04stuff PK\x05\x06 and its 18 bytes', '<ScRipt>alert(1)</script>', '\n<?php echo 1;'];
    expect(others.map((more) => fault(followedBy(kind, more)))).toEqual(others.map(() => 'picture-with-more'));
  });

  it('is refused with a document in its comment', () => {
    const comment = Buffer.from('\xff\xfe\x00\x0a%PDF-1.7', 'latin1');
    const { jpeg } = pictures;
    expect(fault(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))).toBe('picture-with-more');
  });

  it('may have what cameras write behind a JPEG, and padding behind others', () => {
    expect(fault(followedBy('jpeg', 'SEFH and the like SEFT'))).toBe('taken as jpeg');
    expect(fault(followedBy('png', '\0\0\0'))).toBe('taken as png');
    expect(fault(followedBy('png', 'SEFH'))).toBe('picture-with-more');
  });

  it('is refused as any other kind, whatever it is called', () => {
    for (const text of ['', 'GIF89a....', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'BM......'])
      expect(fault(Buffer.from(text))).toBe('picture-kind-unknown');
  });
});
