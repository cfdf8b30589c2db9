import { given } from '#test/projection-kit';
import { aCarSet as facts } from '#test/club';
import type { ClubSetEvent } from '#domain';
import { clubSets } from './club-sets.projection.ts';

const setId = 'germany';

describe('the sets of club days', () => {
  it('are as they are told now, with each version before, the newest first', () => {
    const events: ClubSetEvent[] = [
      { type: 'ClubSetMade', data: { setId, facts, source: 'moderator' } },
      { type: 'ClubSetCorrected', data: { setId, changes: { name: 'All' }, reason: 'correction', textId: 'words' } },
      { type: 'ClubSetRetired', data: { setId } },
    ];
    const said = { by: 'user-1', at: '2026-01-01T00:00:00.000Z', reason: null, textId: null };
    const now = { ...facts, name: 'All' };
    const steps = [
      { ...said, what: 'ClubSetRetired', facts: now },
      { ...said, what: 'ClubSetCorrected', reason: 'correction', textId: 'words', facts: now },
      { ...said, what: 'ClubSetMade', facts },
    ] as const;
    given(clubSets, events).then(setId, { setId, status: 'retired', facts: now, steps });
    given(clubSets, [...events, { type: 'ClubSetPutBack', data: { setId } }]).then(setId, {
      setId,
      status: 'active',
      facts: now,
      steps: [{ ...said, what: 'ClubSetPutBack', facts: now }, ...steps],
    });
  });
});
