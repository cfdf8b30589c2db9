import { drivenByCopies, oneUpgradeAway } from './driven-by-copies.ts';
import type { GarageCopy } from './garage-copy.ts';

const copy = (carId: string, points: string): GarageCopy => ({
  copyId: `${carId}${points}`,
  carId,
  points,
  since: null,
  won: 0,
  lost: 0,
  drawn: 0,
  locked: false,
});

describe('what one’s copies may drive', () => {
  it('is each tune that one of them reaches as it is', () => {
    const drives = drivenByCopies([copy('A', '333'), copy('A', '996'), copy('B', '000')]);
    expect([drives('A', '332'), drives('A', '111'), drives('A', '323')]).toEqual([true, true, false]);
    expect([drives('B', '000'), drives('B', '111'), drives('C', '000')]).toEqual([true, false, false]);
    expect(drives('A', 'none')).toBe(false);
  });
});

it('a car is one upgrade away whose best copy lacks up to a stage of one part', () => {
  const copies = [copy('A', '993'), copy('B', '996'), copy('C', '960'), copy('D', '000'), copy('D', '966')];
  expect([...oneUpgradeAway(copies)]).toEqual(['A', 'D']);
  expect([...oneUpgradeAway([copy('D', '966'), copy('D', '969')])]).toEqual([]);
});
