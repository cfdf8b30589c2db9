import { given } from '#test/projection-kit';
import type { ActorId } from '#kernel';
import { recapSite } from './recap-site.projection.ts';

const said = (at: string, trackCode: string) => ({
  type: 'LapTimeSubmitted' as const,
  data: {
    carId: 'Mini',
    tune: '332',
    trackCode,
    lapTimeId: `a ${at}`,
    value: { kind: 'time', seconds: 70 } as const,
    submittedBy: 'ann' as ActorId,
    gameVersion: '26',
    source: 'typed' as const,
  },
  meta: { at },
});

it('counts what everybody did in a month, by kind, by day and by track', () => {
  const solved = {
    type: 'RoundSolved' as const,
    data: { challengeId: 'cup', round: 1, by: 'bob' as ActorId, hand: [], rq: 10 },
    meta: { at: '2025-03-02T23:30:00.000Z' },
  };
  const events = [said('2025-03-04T10:00:00.000Z', 'a'), said('2025-03-04T11:00:00.000Z', 'b'), solved];
  given(recapSite, [...events, said('2025-04-01T00:30:00.000Z', 'b')]).then('2025-03', {
    kinds: { time: 2, solution: 1 },
    days: [0, 1, 0, 2],
    tracks: { a: 1, b: 1 },
  });
});
