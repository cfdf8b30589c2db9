import { PictureCache } from './picture-cache.ts';

const keeping = (bytesMax?: number) => {
  const pictures = new PictureCache(bytesMax);
  const made: string[] = [];
  const of = (name: string, picture = async () => Buffer.from(name)) =>
    pictures.of({ name }, () => {
      made.push(name);
      return picture();
    });
  return { of, made };
};

describe('kept pictures', () => {
  it('are made once for all who ask, and anew where they show something else', async () => {
    const { of, made } = keeping();
    const [one, same, other] = await Promise.all([of('Ann'), of('Ann'), of('Bob')]);
    expect([one, same, other, await of('Ann')].map(String)).toEqual(['Ann', 'Ann', 'Bob', 'Ann']);
    expect(made).toEqual(['Ann', 'Bob']);
  });

  it('go when there are too many, those asked for least lately first', async () => {
    const { of, made } = keeping(6);
    for (const name of ['Ann', 'Bob', 'Ann', 'Eve', 'Ann', 'Bob']) await of(name);
    expect(made).toEqual(['Ann', 'Bob', 'Eve', 'Bob']);
  });

  it('are made anew after one could not be', async () => {
    const { of, made } = keeping();
    await expect(of('Ann', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(String(await of('Ann'))).toBe('Ann');
    expect(made).toEqual(['Ann', 'Ann']);
  });

  it('are not another’s failure: who waited for theirs has it made', async () => {
    const { of, made } = keeping();
    const [failed, waited] = await Promise.allSettled([
      of('Ann', () => Promise.reject(new Error('refused'))),
      of('Ann'),
    ]);
    expect([failed.status, waited]).toMatchObject(['rejected', { status: 'fulfilled' }]);
    expect(made).toEqual(['Ann', 'Ann']);
  });
});
