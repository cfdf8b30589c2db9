import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import { ChooseRecap, chooseRecap, StateRecapZone, stateRecapZone } from './choose-recap.ts';
import { type Recap, recap, recapStream } from './recap.state.ts';
import type { RecapShared } from './recap.events.ts';
import { RevokeRecapShare, revokeRecapShare, ShareRecap, shareRecap } from './share-recap.ts';

const owner = 'ann' as ActorId;
const zone =
  (timeZone: string, who = 'ann') =>
  (state: Recap) =>
    stateRecapZone(new StateRecapZone({ owner, timeZone }, by(who)), state);
const choose = (kept: boolean, named: boolean) => (state: Recap) =>
  chooseRecap(new ChooseRecap({ owner, kept, named }, by('ann')), state);
const share = (key: string) => (state: Recap) =>
  shareRecap(new ShareRecap({ owner, period: '2025', cards: ['times'] }, by('ann')), state, { key });
const revoke = (key: string) => (state: Recap) =>
  revokeRecapShare(new RevokeRecapShare({ owner, key }, by('ann')), state);
const shared = (key: string): RecapShared => ({
  type: 'RecapShared',
  data: { owner, period: '2025', key, cards: ['times'] },
});
const berlin = { type: 'RecapZoneStated', data: { owner, timeZone: 'Europe/Berlin' } } as const;

describe('what somebody says of their recaps', () => {
  it('is a zone, once for each change', () => {
    given(recap).when(zone('Europe/Berlin')).then([berlin]);
    given(recap, [berlin]).when(zone('Europe/Berlin')).then([]);
    given(recap, [berlin])
      .when(zone('Asia/Tokyo'))
      .then([{ type: 'RecapZoneStated', data: { owner, timeZone: 'Asia/Tokyo' } }]);
    given(recap).when(zone('Europe/Berlin', 'bob')).thenBroken('not-allowed');
  });

  it('is whether there is one, and whether others may name them: not unless they say so', () => {
    expect(recap.initial).toMatchObject({ kept: true, named: false });
    given(recap).when(choose(true, false)).then([]);
    given(recap)
      .when(choose(false, true))
      .then([{ type: 'RecapChosen', data: { owner, kept: false, named: true } }]);
  });

  it('is who sees one by a link, until the link is taken back', () => {
    given(recap)
      .when(share('secret'))
      .then([shared('secret')]);
    given(recap, [shared('secret')])
      .when(revoke('secret'))
      .then([{ type: 'RecapShareRevoked', data: { owner, key: 'secret' } }]);
    given(recap).when(revoke('secret')).then([]);
    const many = Array.from({ length: 50 }, (_, at) => shared(`key ${at}`));
    given(recap, many).when(share('one more')).thenBroken('stream-too-long');
  });

  it('has a stream of its own', () => {
    expect(recapStream({ owner })).toBe('recap-ann');
  });
});
