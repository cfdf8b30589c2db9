import { filledView } from '#test/filled-view';
import { given } from '#test/projection-kit';
import type { PackStated } from '#domain';
import { attributesOfPack, findPack, PACKS_CHECKED } from '#racing';
import { type PackDoc, packsView } from './packs.projection.ts';
import { packsIn } from './packs.query.ts';

const about = { gameVersion: '26', source: 'starter', reason: 'now-known' } as const;
const at = '2026-12-01T00:00:00.000Z';
const stated = (packId: string, more: Partial<PackStated['data']> = {}): PackStated => ({
  type: 'PackStated',
  data: { ...about, packId, changes: attributesOfPack(findPack(packId)!), ...more },
});

describe('packs', () => {
  it('keep what was said of each, by whom and why', () => {
    const { packId: _, ...said } = stated('steel', { textId: 'text-1' }).data;
    given(packsView, [stated('steel', { textId: 'text-1' })]).then('steel', {
      said: [{ ...said, by: 'user-1', at: '2026-01-01T00:00:00.000Z' }],
    });
  });
});

describe('packs in a version of the game', () => {
  const docOf = (packId: string, ...later: PackDoc['said']): PackDoc => {
    const { packId: _, ...said } = stated(packId).data;
    return { said: [{ ...said, by: 'job', at }, ...later] };
  };
  const dearer = { ...about, changes: { price: { cash: 8_000, gold: 140 } }, gameVersion: '27', by: 'ann', at };
  let filled: Awaited<ReturnType<typeof filledView<PackStated, PackDoc>>>;
  beforeAll(
    async () =>
      void (filled = await filledView(packsView, [
        { key: 'diamond', doc: docOf('diamond') },
        { key: 'steel', doc: docOf('steel', { ...dearer, source: 'moderator' }) },
        { key: 'titanium', doc: docOf('titanium') },
        { key: 'ceramic', doc: docOf('ceramic') },
      ])),
  );
  afterAll(() => filled.stop());

  it('are as they were told of last, those of the shop first', async () => {
    const { items } = await packsIn(filled.view);
    expect(items.map(({ id }) => id)).toEqual(['ceramic', 'steel', 'titanium', 'diamond']);
    expect(items.find(({ id }) => id === 'steel')).toMatchObject({
      price: { cash: 8_000, gold: 140 },
      gameVersion: '27',
      checked: '2026-12-01',
    });
    expect(items.find(({ id }) => id === 'ceramic')?.checked).toBe(PACKS_CHECKED);
  });

  it('are not yet what a later version made of them, nor there before the first', async () => {
    const steel = (await packsIn(filled.view, '26')).items.find(({ id }) => id === 'steel');
    expect(steel?.price).toEqual({ cash: 7_500, gold: 129 });
    expect((await packsIn(filled.view, '25')).items).toEqual([]);
  });
});
