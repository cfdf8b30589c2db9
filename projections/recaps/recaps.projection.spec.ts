import { given } from '#test/projection-kit';
import type { RecapEvent, RecapShared, RecapShareRevoked } from '#domain';
import type { ActorId } from '#kernel';
import { recapShares } from '../recap-shares/recap-shares.projection.ts';
import { noRecap, recaps } from './recaps.projection.ts';

const owner = 'ann' as ActorId;
const at = '2026-01-01T00:00:00.000Z';
const zone = (timeZone: string): RecapEvent => ({ type: 'RecapZoneStated', data: { owner, timeZone } });
const shared: RecapShared = { type: 'RecapShared', data: { owner, period: '2025', key: 'k', cards: ['times'] } };
const revoked: RecapShareRevoked = { type: 'RecapShareRevoked', data: { owner, key: 'k' } };

describe('what somebody said of their recaps', () => {
  it('is each zone with its day, and what they chose', () => {
    const zones = [
      { at, timeZone: 'Europe/Berlin' },
      { at, timeZone: 'Asia/Tokyo' },
    ];
    given(recaps, [zone('Europe/Berlin'), zone('Asia/Tokyo')]).then('ann', { ...noRecap, zones });
    const chosen: RecapEvent = { type: 'RecapChosen', data: { owner, kept: false, named: true } };
    given(recaps, [chosen]).then('ann', { ...noRecap, kept: false, named: true });
  });

  it('is every zone, however often somebody moved', () => {
    const moves = Array.from({ length: 250 }, (_, n) => (n % 2 ? 'Europe/Berlin' : 'Asia/Tokyo'));
    given(recaps, moves.map(zone)).then('ann', { ...noRecap, zones: moves.map((timeZone) => ({ at, timeZone })) });
  });

  it('is each link until it is taken back', () => {
    const share = { key: 'k', period: '2025', cards: ['times'] as const };
    given(recaps, [shared]).then('ann', { ...noRecap, shares: [{ ...share, at }] });
    given(recaps, [shared, revoked]).then('ann', noRecap);
    given(recapShares, [shared]).then('k', { owner: 'ann', period: '2025', cards: ['times'] });
    given(recapShares, [shared, revoked]).then('k', undefined);
  });
});
