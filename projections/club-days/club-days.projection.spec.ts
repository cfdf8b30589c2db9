import { given } from '#test/projection-kit';
import type { ClubDayEvent } from '#domain';
import { clubDays } from './club-days.projection.ts';

const day = '2026-11-23';

describe('club days', () => {
  it('have what was told of them last, and all that was told before', () => {
    const [first, then] = [
      { carSets: ['germany'], trackSets: [] },
      { carSets: ['germany'], trackSets: ['coastal-mix'] },
    ];
    const events: ClubDayEvent[] = [
      { type: 'ClubDaySet', data: { day, facts: first, reason: 'import' } },
      { type: 'ClubDaySet', data: { day, facts: then, reason: 'correction', textId: 'words' } },
    ];
    const said = { by: 'user-1', at: '2026-01-01T00:00:00.000Z' };
    given(clubDays, events).then(day, {
      day,
      ...then,
      steps: [
        { ...said, reason: 'correction', textId: 'words', facts: then },
        { ...said, reason: 'import', textId: null, facts: first },
      ],
    });
  });
});
