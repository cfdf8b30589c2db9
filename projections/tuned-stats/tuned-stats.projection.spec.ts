import { given } from '#test/projection-kit';
import { filledView } from '#test/filled-view';
import type { TunedStatsEvent } from '#domain';
import type { ActorId } from '#kernel';
import { type TunedStatsDoc, tunedStatsView } from './tuned-stats.projection.ts';
import { statsOfCar, statsOfColumns } from './tuned-stats.query.ts';

const place = { carId: 'Mini_Cooper_S_1964', tune: '332' };
const key = 'Mini_Cooper_S_1964|332';
const submitted = (statsId: string, topSpeedMph: number, by = 'ann'): TunedStatsEvent => ({
  type: 'TunedStatsSubmitted',
  data: {
    ...place,
    statsId,
    stats: { topSpeedMph, acceleration0to60s: 9.1, handling: 80 },
    submittedBy: by as ActorId,
    gameVersion: '26',
    source: 'typed',
    trust: 'member',
  },
});
const current = (events: TunedStatsEvent[]) => {
  let doc: TunedStatsDoc | undefined;
  for (const event of events) {
    doc = tunedStatsView.evolve(doc, { ...event, meta: { at: '2026-03-01T12:00:00.000Z' } } as never, key);
  }
  return doc?.current;
};

describe('tuned stats', () => {
  it('are what was read first, with who read it', () => {
    given(tunedStatsView, [submitted('a', 102)]).then(key, {
      ...place,
      said: [
        {
          statsId: 'a',
          stats: { topSpeedMph: 102, acceleration0to60s: 9.1, handling: 80 },
          submittedBy: 'ann',
          gameVersion: '26',
          source: 'typed',
          at: '2026-01-01T00:00:00.000Z',
          trust: 'member',
        },
      ],
      current: {
        statsId: 'a',
        stats: { topSpeedMph: 102, acceleration0to60s: 9.1, handling: 80 },
        gameVersion: '26',
        support: 'plain',
      },
    });
  });

  it('are the other ones once these are hidden, and these again when they are shown', () => {
    const both = [submitted('a', 102), submitted('b', 104, 'bob')];
    const by = 'mod' as ActorId;
    const hidden: TunedStatsEvent = {
      type: 'TunedStatsHidden',
      data: { ...place, statsId: 'a', by, reason: 'misread' },
    };
    expect(current([...both, hidden])).toMatchObject({ statsId: 'b' });
    const restored: TunedStatsEvent = { type: 'TunedStatsRestored', data: { ...place, statsId: 'a', by } };
    expect(current([...both, hidden, restored])).toMatchObject({ statsId: 'a' });
    expect(current([submitted('a', 102), { type: 'TunedStatsWithdrawn', data: { ...place, statsId: 'a' } }])).toBe(
      undefined,
    );
  });

  it('are told of the columns asked for, without those of before the car came to drive otherwise', async () => {
    const doc = (tune: string, gameVersion: string, support: 'plain' | 'disputed' = 'plain') => ({
      key: `A|${tune}`,
      doc: {
        carId: 'A',
        tune,
        said: [],
        current: {
          statsId: tune,
          stats: { topSpeedMph: 99, acceleration0to60s: null, handling: 70 },
          gameVersion,
          support,
        },
      } satisfies TunedStatsDoc,
      position: 10,
    });
    const filled = await filledView(tunedStatsView as never, [
      doc('332', '26'),
      doc('323', '23'),
      doc('233', '26', 'disputed'),
    ]);
    const columns = ['000', '332', '323', '233'].map((tune) => ({ carId: 'A', tune }));
    const view = filled.view as never;
    expect(await statsOfColumns(view, columns, new Map([['A', { since: '25', position: 1 }]]))).toEqual([
      { column: 1, stats: { topSpeedMph: 99, acceleration0to60s: null, handling: 70 } },
    ]);
    expect((await statsOfCar(view, 'A')).tunes.map(({ tune }) => tune)).toEqual(['233', '323', '332']);
    await filled.stop();
  });
});
