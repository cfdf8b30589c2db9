import { given } from '#test/projection-kit';
import type { CellEvent, FaredOtherwise } from '#domain';
import type { ActorId } from '#kernel';
import { trust } from './trust.projection.ts';

const place = { carId: 'Mini', tune: '332', trackCode: 'tRoad_a00', lapTimeId: 'a' };
const accepted = (faring: readonly FaredOtherwise[]): CellEvent => ({
  type: 'LapTimeAccepted',
  data: { ...place, by: 'mod' as ActorId, standing: { kind: 'none' }, faring },
});
const fares = (from: FaredOtherwise['from'], to: FaredOtherwise['to'], submittedBy = 'ann'): FaredOtherwise => ({
  lapTimeId: 'a',
  submittedBy: submittedBy as ActorId,
  from,
  to,
});

describe('trust', () => {
  it('counts what was accepted and what was reversed, of each person', () => {
    given(trust, [accepted([fares('open', 'accepted'), fares('open', 'reversed', 'bob')])]).then('ann', {
      accepted: 1,
      reversed: 0,
    });
    given(trust, [accepted([fares('open', 'accepted'), fares('open', 'reversed', 'bob')])]).then('bob', {
      accepted: 0,
      reversed: 1,
    });
  });

  it('takes back what fares otherwise again', () => {
    given(trust, [accepted([fares('open', 'accepted')]), accepted([fares('accepted', 'reversed')])]).then('ann', {
      accepted: 0,
      reversed: 1,
    });
  });
});
