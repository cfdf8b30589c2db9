import { parseTrackCode, parseTune } from '#racing';
import { emptyHand, firstTrackset, matchEdits } from './match.ts';
import { noFields, readMatch, writeMatch } from './match-address.ts';

const tune = (text: string) => parseTune(text)!;
const track = (text: string) => parseTrackCode(text)!.code;
const none = readMatch(noFields).match;

describe('the address of a match', () => {
  it('is empty for an empty match', () => {
    expect(writeMatch(none)).toEqual(noFields);
    expect(none).toMatchObject({ own: emptyHand, tracksets: [firstTrackset], shown: 0, rqLimit: 500, predicted: true });
  });

  it('holds all of it', () => {
    let match = matchEdits.setCar(none, 'own', 1, { carId: 'Honda_NSX_1990', tune: tune('323') });
    match = matchEdits.setCar(match, 'theirs', 4, { carId: 'Odd~%7E_Car', tune: tune('996') });
    match = matchEdits.addTrackset(match);
    match = matchEdits.setTrack(match, 2, track('tRoad_a01'));
    match = { ...match, rqLimit: 250, predicted: false, round: { challengeId: 'alpine-1', round: 3 } };
    expect(readMatch(writeMatch(match))).toEqual({ match, dropped: [] });
    expect(match.shown).toBe(1);
  });

  it('says what could not be read, and keeps the rest', () => {
    const { match, dropped } = readMatch({
      ...noFields,
      own: 'Honda_NSX_1990~999~Audi_TT~332',
      tracks: 'nowhere_a00~tRoad_a01',
      shown: '9',
      rq: '-1',
    });
    expect(dropped).toEqual(['nowhere_a00', 'Honda_NSX_1990 999']);
    expect(match.own[0]).toEqual({ carId: 'Honda_NSX_1990', tune: '332' });
    expect(match.own[1]).toEqual({ carId: 'Audi_TT', tune: '332' });
    expect(match.tracksets[0]?.[1]).toBe('tRoad_a01');
    expect(match).toMatchObject({ shown: 0, rqLimit: 500 });
  });
});

describe('tracksets', () => {
  it('are eight at most, and a removed one leaves the one before it shown', () => {
    let match = none;
    for (let times = 0; times < 12; times += 1) match = matchEdits.addTrackset(match);
    expect(match.tracksets).toHaveLength(8);
    expect(match.shown).toBe(7);
    expect(matchEdits.removeTrackset(match)).toMatchObject({ shown: 6 });
  });
});
