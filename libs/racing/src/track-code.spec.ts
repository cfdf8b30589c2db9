import { conditionPlace, conditions } from './conditions.ts';
import { isTestBowl, parseTrackCode, trackCodeFault, trackName } from './track-code.ts';
import { defaultTrackCodes, orderTrackCodes, surfaceOf, trackGroupOf } from './track-order.ts';
import { allTrackCodes, allTracks } from './tracks/track-table.ts';

describe('the table of circuits', () => {
  it('has 228 circuits in 569 conditions, each once', () => {
    expect(new Set(allTracks().map(({ id }) => id)).size).toBe(228);
    expect(allTracks().map(({ order }) => order)).toEqual(Array.from({ length: 228 }, (_, index) => index + 1));
    expect(new Set(allTrackCodes()).size).toBe(569);
  });

  it('has shares of about 100 % on every code, of the parts that its condition has', () => {
    const odd = allTracks()
      .flatMap(({ variants }) => variants)
      .filter(({ shares }) => Math.abs(shares.reduce((total, { percent }) => total + percent, 0) - 100) > 1);
    expect(odd).toEqual([]);
  });

  it('has the whole circuit of every halved one', () => {
    const ids = allTracks().map(({ id }) => id);
    const halved = allTracks().flatMap(({ halves }) => halves ?? []);
    expect(halved).toHaveLength(22);
    expect(halved.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('a track code', () => {
  it('is a circuit and a condition it is driven in', () => {
    const parsed = parseTrackCode('csMedZ50_aC0');
    expect(parsed).toMatchObject({
      code: 'csMedZ50_aC0',
      track: { id: 'csMedZ50', name: 'City Streets Medium', halves: 'csMed', clearancePenalty: 'low' },
      condition: { code: 'C0', word: 'Asphalt then Sand', parts: ['00', '50'], wet: false },
      variant: { pointConstant: 1000, shares: [{ percent: 50 }, { percent: 50 }] },
    });
  });

  it.each([
    ['tRoad_a40', 'condition-unknown'],
    ['tRoad_a99', 'condition-unknown'],
    ['troad_a00', 'track-unknown'],
    ['nowhere_a00', 'track-unknown'],
    ['tRoad', 'track-unknown'],
    ['tRoad_b00', 'track-unknown'],
    ['', 'track-unknown'],
    ['__proto___a00', 'track-unknown'],
    ['constructor', 'track-unknown'],
  ])('"%s" is none: %s', (text, fault) => {
    expect(parseTrackCode(text)).toBeUndefined();
    expect(trackCodeFault(text)).toBe(fault);
  });

  it('has no fault when it exists', () => {
    expect(allTrackCodes().filter(trackCodeFault)).toEqual([]);
  });

  it('of a test bowl is known as one', () => {
    expect(allTrackCodes().filter(isTestBowl)).toEqual([
      'testBowl_a00',
      'testBowl_a01',
      'testBowl_a10',
      'testBowlr_a00',
      'testBowlr_a01',
      'testBowlr_a20',
      'testBowlr_a60',
    ]);
  });

  it('has the name of its circuit, an unknown one itself', () => {
    expect(trackName('gForcer_a00')).toBe('G-Force Test (R)');
    expect(trackName('nowhere_a00')).toBe('nowhere_a00');
  });
});

describe('lists of tracks', () => {
  it('have a place for each of the 33 conditions', () => {
    expect(new Set(conditions.map(({ code }) => conditionPlace(code))).size).toBe(33);
  });

  it('go from straight to twisty to fast, asphalt before off-road', () => {
    const codes = [
      'nowhere_a00',
      'fast_a00',
      'tRoad_a10',
      'tRoad_a01',
      'tCircuit_a00',
      'tRoad_a00',
      'mile4_a50',
      'kart_a00',
    ];
    expect(orderTrackCodes(codes)).toEqual([
      'mile4_a50',
      'kart_a00',
      'tRoad_a00',
      'tRoad_a01',
      'tCircuit_a00',
      'fast_a00',
      'tRoad_a10',
      'nowhere_a00',
    ]);
  });

  it.each([
    ['mile1_a60', 'drag'],
    ['speedbump1km_a00', 'drag'],
    ['testBowl_a00', 'drag'],
    ['csMed_a00', 'twisty'],
    ['dtRoad_a40', 'twisty'],
    ['canyonDtRoad_ae0', 'off-road'],
    ['tRoad_a60', 'off-road'],
    ['fastZ50_aC0', 'fast'],
    ['nowhere_a00', undefined],
  ])('put %s under %s', (code, group) => {
    expect(trackGroupOf(code)).toBe(group);
  });

  it.each([
    ['tRoad_a00', 'dry'],
    ['tRoad_a01', 'wet'],
    ['tRoad_a11', 'dirt'],
    ['tRoadZ50_aB1', 'mixed'],
    ['damView_a40', 'dry'],
    ['damView_a41', 'wet'],
    ['mojExtended_a40', 'dry'],
    ['butte_a40', 'mixed'],
    ['lumberTwisty_ah1', 'mixed'],
    ['nowhere_a00', undefined],
  ])('show %s as %s', (code, family) => {
    expect(surfaceOf(code)).toBe(family);
  });

  it('start with 15 circuits that exist', () => {
    expect(defaultTrackCodes).toHaveLength(15);
    expect(defaultTrackCodes.filter(trackCodeFault)).toEqual([]);
  });
});
