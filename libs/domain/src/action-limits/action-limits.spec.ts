import { fewestADay, maxPerDay, roundLocksAtOnce, accountLevels, actionLimits } from './action-limits.ts';

const numberOf = (aDay: number | 'any') => (aDay === 'any' ? Infinity : aDay);

describe('what an account may do before others', () => {
  it.each(actionLimits)('$act: is said once, and grows with standing', (row) => {
    expect(actionLimits.filter(({ act }) => act === row.act)).toEqual([row]);
    const numbers = accountLevels.map((standing) => numberOf(row[standing]));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(row.staff).toBe('any');
  });

  it.each(actionLimits.filter(({ puts }) => puts === 'words' || puts === 'pictures'))(
    '$act: everybody reads it, so its address is confirmed',
    ({ unconfirmed }) => {
      expect(unconfirmed).toBe(0);
    },
  );

  it('asks nobody how far they are trusted below the fewest of all', () => {
    expect(fewestADay('write-review')).toBe(5);
    expect(fewestADay('take-back')).toBe(Infinity);
    expect(maxPerDay('write-review', 'trusted')).toBe(20);
  });

  it('lets more rounds be held by who is known better', () => {
    const most = accountLevels.map((standing) => roundLocksAtOnce[standing]);
    expect(most).toEqual([1, 2, 3, 5, Infinity]);
  });
});
