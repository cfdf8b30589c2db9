import type { ClubCalendar, ClubSet } from '#contracts';
import { dayAfter, pairOf, dayView, trustOf } from './day-view.ts';

const set = (setId: string, kind: 'cars' | 'tracks'): ClubSet => ({
  setId,
  status: 'active',
  facts: { kind, name: setId, requirements: [], tracksets: [], hints: [] },
});
const guess = (setId: string, confidence: number) => ({ setId, confidence, after: 'c1', hits: 3, of: 4 });
const calendar: ClubCalendar = {
  today: '2026-11-23',
  days: [
    { day: '2026-11-23', carSets: ['c1', 'c2'], trackSets: ['t1', 'gone'] },
    { day: '2026-11-24', carSets: ['c2'], trackSets: [] },
  ],
  sets: [set('c1', 'cars'), set('c2', 'cars'), set('t1', 'tracks'), set('t2', 'tracks')],
  predicted: [{ day: '2026-11-25', carSets: [guess('c1', 0.8), guess('c2', 0.4)], trackSets: [guess('t2', 0.6)] }],
  basis: { days: 20, since: '2026-11-01', hitRate: 0.7 },
};
const ids = (sets: readonly ClubSet[]) => sets.map(({ setId }) => setId);

describe('a club day', () => {
  it('has what was told of it', () => {
    const shown = dayView(calendar, '2026-11-23');
    expect([shown.state, ids(shown.cars.sets), ids(shown.tracks.sets)]).toEqual(['known', ['c1', 'c2'], ['t1']]);
    expect(shown.confidence).toBeUndefined();
  });

  it('says what is not known of it', () => {
    expect(dayView(calendar, '2026-11-24')).toMatchObject({ state: 'partly', tracks: { sets: [] } });
    expect(dayView(calendar, '2026-12-24').state).toBe('unknown');
  });

  it('has what is guessed of it, with how likely that is', () => {
    const shown = dayView(calendar, '2026-11-25');
    expect([shown.state, ids(shown.cars.sets), ids(shown.tracks.sets)]).toEqual(['guessed', ['c1', 'c2'], ['t2']]);
    expect(shown.confidence).toBeCloseTo(0.6);
    expect([0.71, 0.5, 0.3].map(trustOf)).toEqual(['likely', 'open', 'guess']);
  });

  it('is shown by the pair of a link, or by its first', () => {
    const day = dayView(calendar, '2026-11-23');
    expect(pairOf(day, 'c2~t1').cars?.setId).toBe('c2');
    expect(pairOf(day, 'nowhere').cars?.setId).toBe('c1');
    expect(pairOf(dayView(calendar, '2026-11-24'), '').tracks).toBeUndefined();
    expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  });
});
