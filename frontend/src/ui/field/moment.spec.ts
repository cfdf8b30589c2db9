import { momentOf, partsOf } from './moment.ts';

describe('a moment in two inputs', () => {
  it('is the same moment again, on whatever clock', () => {
    const moment = '2027-04-01T16:30:00.000Z';
    expect(momentOf(partsOf(moment))).toBe(moment);
    expect(partsOf(moment).time).toMatch(/^\d{2}:\d{2}$/);
  });

  it('is on clocks of another zone where that is said, also over a change of summer time', () => {
    const on = (clock: string) => momentOf({ date: clock.slice(0, 10), time: clock.slice(11) }, 'Europe/Berlin');
    expect(partsOf('2026-07-01T22:30:00.000Z', 'Europe/Berlin')).toEqual({ date: '2026-07-02', time: '00:30' });
    expect(['2026-03-29T01:30', '2026-03-29T02:30', '2026-03-29T03:00'].map(on)).toEqual([
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
    ]);
    expect(['2026-10-25T02:30', '2026-10-25T03:00'].map(on)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
    expect(momentOf({ date: '2026-11-20', time: '09:00' }, 'Asia/Tokyo')).toBe('2026-11-20T00:00:00.000Z');
  });

  it('is none while a part lacks or is no day', () => {
    expect(partsOf(null)).toEqual({ date: '', time: '' });
    expect([momentOf({ date: '2027-04-01', time: '' }), momentOf({ date: 'soon', time: '10:00' })]).toEqual([
      null,
      null,
    ]);
  });
});
