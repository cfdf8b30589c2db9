import * as fc from 'fast-check';
import {
  areaTrackCodes,
  isCampaignTrack,
  presetFamilies,
  presetGrounds,
  presetTrackCodes,
  toggleTrackCodes,
} from './track-presets.ts';
import { allTrackCodes } from './tracks/track-table.ts';

const circuits = (codes: readonly string[]) => codes.map((code) => code.slice(0, -4));

describe('track sets', () => {
  it('hold every track code once', () => {
    const codes = presetFamilies.flatMap((family) =>
      presetGrounds.flatMap((ground) => presetTrackCodes({ family, ground })),
    );
    expect([...codes].sort()).toEqual([...allTrackCodes()].sort());
  });

  // Circuits as in the players' notes.
  it.each([
    ['twisty-short', 'dry', 'slalom slalomr mtSlalom carPark gForce gForcer indoorKart kart mnCityNarrow tRoad'],
    ['twisty-short', 'off-road', 'cross fieldSlalom frozenLake frozenRivSla riverSprint airplaneSlalom forestSlalom'],
    ['twisty-short', 'halves', 'kartZ50 mtSlalomZ50 tokyoGforceZ50 mtTwistyZ50 tRoadZ50'],
    ['twisty', 'wet', 'hairpin mtHairpin oceanParking tCircuit tCircuitr mnCity mnCityLong dealsGap townTour'],
    ['fast', 'dry', 'fast fastr mtIncline mtTour mtHill laguna tokyoLoop northloop northloop5 dockUdrag'],
    ['drag', 'dry', 'drag100 mile1 hClimb testBowl testBowlr draglshape waterDrag'],
    ['drag', 'off-road', 'mixedDrag mileOne50 mileOne60 miBeachDrag'],
    ['bump-twisty', 'off-road', 'moto desertRallyDirt desertHill mojExtended csSmall csMed'],
    ['bump-drag', 'dry', 'speedbump14km speedbump12km speedbump1km mojMile2Bump'],
  ] as const)('%s, %s has its circuits', (family, ground, expected) => {
    expect(circuits(presetTrackCodes({ family, ground }))).toEqual(expect.arrayContaining(expected.split(' ')));
  });

  it('of the campaign hold what its matches are raced on', () => {
    expect(allTrackCodes().filter(isCampaignTrack)).toHaveLength(208);
    expect(presetTrackCodes({ family: 'bump-drag', ground: 'dry', campaign: true })).toEqual([
      'speedbump12km_a00',
      'speedbump1km_a00',
    ]);
  });

  it('switch in at the end, and out again', () => {
    expect(toggleTrackCodes(['a', 'b', 'c'], ['b', 'd'])).toEqual(['a', 'c', 'b', 'd']);
    expect(toggleTrackCodes(['a', 'b', 'd'], ['b', 'd'])).toEqual(['a']);
    const codes = fc.uniqueArray(fc.constantFrom(...allTrackCodes()), { maxLength: 30 });
    fc.assert(
      fc.property(codes, codes, (chosen, set) => {
        fc.pre(set.some((code) => !chosen.includes(code)));
        const once = toggleTrackCodes(chosen, set);
        expect(new Set(once).size).toBe(once.length);
        expect(toggleTrackCodes(once, set)).toEqual(chosen.filter((code) => !set.includes(code)));
      }),
    );
  });
});

describe('an area of the map', () => {
  it('has its circuits in one condition', () => {
    expect(circuits(areaTrackCodes('tokyoLoop_a01'))).toEqual([
      'tokyoBridge',
      'tokyoDrag',
      'tokyoGforce',
      'tokyoLoop',
      'tokyoOffRamp',
      'tokyoOverpass',
    ]);
  });

  it('is the code alone for a circuit without one, and nothing for no code', () => {
    expect(areaTrackCodes('kart_a01')).toEqual(['kart_a01']);
    expect(areaTrackCodes('nowhere_a00')).toEqual([]);
  });
});
