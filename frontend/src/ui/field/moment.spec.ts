import { momentOf, partsOf } from './moment.ts';

describe('a moment in two inputs', () => {
  it('is the same moment again, on whatever clock', () => {
    const moment = '2027-04-01T16:30:00.000Z';
    expect(momentOf(partsOf(moment))).toBe(moment);
    expect(partsOf(moment).time).toMatch(/^\d{2}:\d{2}$/);
  });

  it('is none while a part lacks or is no day', () => {
    expect(partsOf(null)).toEqual({ date: '', time: '' });
    expect([momentOf({ date: '2027-04-01', time: '' }), momentOf({ date: 'soon', time: '10:00' })]).toEqual([
      null,
      null,
    ]);
  });
});
