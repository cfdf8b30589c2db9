import { globSync, readFileSync } from 'node:fs';
import { until } from '#test/eventually';
import sharp from 'sharp';
import { TooManyPictures } from './fair-turns.ts';
import { pictureMaker } from './make-picture.ts';

const create = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } });
const make = pictureMaker();

describe('a picture', () => {
  it('is made upright, as WebP in two sizes, without what the file said of itself', async () => {
    const exif = { IFD0: { Artist: 'Somebody' } };
    const sent = await create(2_000, 1_000).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
    expect(sent.includes('Somebody')).toBe(true);
    const { full, card, width, height } = await make(sent);
    expect([width, height]).toEqual([800, 1_600]);
    const said = await sharp(full).metadata();
    expect([said.format, said.width, said.height, said.exif, said.xmp]).toEqual([
      'webp',
      800,
      1_600,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(full).includes('Somebody')).toBe(false);
    expect((await sharp(card).metadata()).height).toBe(480);
  });

  it('that is small stays as small as it is', async () => {
    expect(await make(await create(300, 200).png().toBuffer())).toMatchObject({ width: 300, height: 200 });
  });

  it('is refused when it would fill the memory', async () => {
    const bomb = await create(8_000, 5_001).png().toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(make(bomb)).rejects.toMatchObject({
      code: 'picture-too-large',
      facts: { width: 8_000, height: 5_001 },
    });
  });

  it('is refused when it is whole by its frame alone', async () => {
    const damaged = await create(300, 200).png().toBuffer();
    damaged.fill(7, damaged.indexOf('IDAT') + 4, damaged.indexOf('IEND') - 8);
    await expect(make(damaged)).rejects.toMatchObject({ code: 'picture-unreadable' });
  });

  it('waits for four others of the same sender at most, and of another sender comes before them', async () => {
    const sent = await create(300, 200).png().toBuffer();
    const ended: string[] = [];
    const madeFor = (by: string) => make(sent, 'picture', by).then(() => ended.push(by));
    const waiting = Array.from({ length: 5 }, () => madeFor('Ann'));
    await expect(make(sent, 'picture', 'Ann')).rejects.toBeInstanceOf(TooManyPictures);
    await Promise.all([...waiting, madeFor('Bob')]);
    expect(ended).toEqual(['Ann', 'Ann', 'Bob', 'Ann', 'Ann', 'Ann']);
    expect(await make(sent, 'picture', 'Ann')).toMatchObject({ width: 300 });
  });

  it('is not made where its decoder dies, which takes nothing else along', async () => {
    // Large enough to be still in progress when it is found.
    const large = await create(7_000, 5_000).png().toBuffer();
    const small = await create(300, 200).png().toBuffer();
    const [dying, next] = [make(large), make(small)];
    await Promise.all([
      expect(dying).rejects.toThrow('SIGKILL'),
      until(() => decoders().some((pid) => process.kill(pid, 'SIGKILL')), { interval: 5 }),
    ]);
    expect(await next).toMatchObject({ width: 300 });
  });
});

/** The process ids of this process's decoders; available on Linux only. */
const decoders = (): readonly number[] =>
  globSync(`/proc/${process.pid}/task/*/children`)
    .flatMap((file) => readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number))
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture.process'));
