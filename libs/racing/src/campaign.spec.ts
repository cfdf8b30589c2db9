import { bestPlaceOf, type Campaign, coverList, isChampionship, raceDots, spotsOf } from './campaign.ts';

const campaign: Campaign = [
  { name: 'YB Trial', matches: [['mile4_a00', 'kart_a00', 'moto_a10', 'hairpin_a60', 'dtRoad_a40']] },
  {
    name: 'Oslo',
    matches: [
      ['tRoad_a00', 'kart_a00', 'fast_a00', 'forest_a60', 'mile1_a00'],
      ['fast_a00', 'mile1_a00', 'kart_a00', 'tRoad_a00', 'tCircuit_a00'],
    ],
  },
  {
    name: 'Turin',
    matches: [
      ['mile1_a00', 'kart_a00', 'csMed_a00', 'slalom_a00', 'gForce_a00'],
      ['forest_a60', 'slalom_a00', 'csSmall_a00', 'mile2_a00', 'mile1_a00'],
    ],
  },
  { name: 'SN Cup', matches: [['kart_a00', 'tRoad_a00', 'moto_a10', 'mile2_a00', 'fast_a00']] },
];

describe('the campaign', () => {
  it.each([
    ['SN Cup', true],
    ['YB Trial', true],
    ['Oslo', false],
    ['Asn', false],
  ])('has %s as a championship: %s', (name, is) => {
    expect(isChampionship(name)).toBe(is);
  });

  it('knows every spot of a track', () => {
    expect(spotsOf('tRoad_a00', campaign)).toEqual([
      { place: 'Oslo', match: 1, race: 1 },
      { place: 'Oslo', match: 2, race: 4 },
      { place: 'SN Cup', match: 1, race: 2 },
    ]);
  });

  it.each([
    ['a city beats a championship, even with a later race', 'kart_a00', 'Turin', 1, 2],
    ['an earlier race beats a later place', 'tRoad_a00', 'Oslo', 1, 1],
    ['an earlier race in a later match wins', 'fast_a00', 'Oslo', 2, 1],
    ['of the same races the later match wins', 'slalom_a00', 'Turin', 2, 2],
    ['a championship is better than nothing', 'mile4_a00', 'YB Trial', 1, 1],
    ['of championships the later one wins', 'moto_a10', 'SN Cup', 1, 3],
  ])('%s', (_, code, place, match, race) => {
    expect(bestPlaceOf(code, campaign)).toEqual({ place, match, race });
  });

  it('has no place for a track that no match is on', () => {
    expect(bestPlaceOf('drag60_a01', campaign)).toBeUndefined();
  });

  it('covers chosen tracks with the fullest matches, early races first', () => {
    const chosen = ['mile1_a00', 'kart_a00', 'tRoad_a00', 'forest_a60', 'slalom_a00'];
    expect(coverList(chosen, campaign)).toEqual({
      matches: [
        { place: 'Oslo', match: 1, races: [1, 2, 4, 5] },
        { place: 'Turin', match: 1, races: [1, 2, 4] },
      ],
      uncovered: [],
    });
  });

  it('says which tracks only a championship has, or nobody', () => {
    expect(coverList(['moto_a10', 'csMed_a00', 'nowhere_a00'], campaign)).toEqual({
      matches: [{ place: 'Turin', match: 1, races: [3] }],
      uncovered: ['moto_a10', 'nowhere_a00'],
    });
    expect(coverList([], campaign)).toEqual({ matches: [], uncovered: [] });
  });

  it('shows a race by dots', () => {
    expect(raceDots(1)).toEqual([true, false, false, false, false]);
    expect(raceDots(4)).toEqual([true, true, true, true, false]);
  });
});
