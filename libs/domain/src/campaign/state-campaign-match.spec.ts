import { by, given } from '#test/decision-kit';
import type { StaffRole } from '#kernel';
import type { CampaignMatchStated } from './campaign.events.ts';
import { campaign, type CampaignPlace, matchAt, placeIdOf } from './campaign.state.ts';
import { StateCampaignMatch, stateCampaignMatch } from './state-campaign-match.ts';

const data = {
  place: 'YB Château d’Or',
  match: 3,
  gameVersion: '26',
  facts: { carIds: ['Mini', 'Golf'] },
  source: 'moderator',
  reason: 'now-known',
} as const;
const state =
  (more: Partial<StateCampaignMatch['data']> = {}, outside: object = {}, role: StaffRole | undefined = 'moderator') =>
  (of: CampaignPlace) =>
    stateCampaignMatch(new StateCampaignMatch({ ...data, ...more }, by('ann', role)), of, outside);
const { facts, ...rest } = data;
const stated: CampaignMatchStated = {
  type: 'CampaignMatchStated',
  data: { ...rest, placeId: 'YB_Chateau_d_Or', changes: facts },
};
const tracks = ['mile4_a00', 'kart_a00', 'moto_a10', 'hairpin_a60', 'dtRoad_a40'];

describe('what is said of a match of the campaign', () => {
  it('is a fact since a version of the game, and only what is otherwise', () => {
    given(campaign).when(state()).then([stated]);
    given(campaign, [stated])
      .when(state({ facts: { ...facts, trackCodes: tracks } }))
      .then([{ ...stated, data: { ...stated.data, changes: { trackCodes: tracks } } }]);
    given(campaign, [stated]).when(state()).thenBroken('match-unchanged');
  });

  it('leaves older versions as they were', () => {
    const later = { ...stated, data: { ...stated.data, gameVersion: '26.1', changes: { carIds: ['Polo', 'Mini'] } } };
    const of = [stated, later].reduce<CampaignPlace>(
      (before, event) => campaign.evolve(before, event),
      campaign.initial,
    );
    expect([matchAt(of, 3, '25'), matchAt(of, 3, '26'), matchAt(of, 3)].map(({ carIds }) => carIds)).toEqual([
      [],
      ['Mini', 'Golf'],
      ['Polo', 'Mini'],
    ]);
  });

  it.each([
    ['one car', { facts: { carIds: ['Mini'] } }, ['carIds']],
    ['a car twice', { facts: { carIds: ['Mini', 'Mini'] } }, ['carIds']],
    ['four tracks', { facts: { trackCodes: tracks.slice(1) } }, ['trackCodes']],
    ['a track that there is not', { facts: { trackCodes: [...tracks.slice(1), 'none_a00'] } }, ['tracks']],
    ['an eleventh match', { match: 11 }, ['match']],
    ['a place without a name', { place: ' – ' }, ['place']],
  ])('is not %s', (_, more: Partial<StateCampaignMatch['data']>, fields) => {
    given(campaign)
      .when(state(more))
      .thenBroken('match-invalid', { place: more.place ?? data.place, match: more.match ?? 3, fields });
  });

  it('names cars and versions that there are, and is said by staff', () => {
    given(campaign)
      .when(state({}, { unknownCars: ['Golf'] }))
      .thenBroken('car-unknown', { carId: 'Golf' });
    given(campaign)
      .when(state({ gameVersion: '99' }))
      .thenBroken('game-version-unknown');
    const member = new StateCampaignMatch(data, by('bob'));
    given(campaign)
      .when((of: CampaignPlace) => stateCampaignMatch(member, of))
      .thenBroken('not-allowed');
    expect(placeIdOf('SN  Été')).toBe('SN_Ete');
  });
});
