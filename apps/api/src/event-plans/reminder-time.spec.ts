import { isQuiet } from './quiet-hours.ts';
import { isReminderDue, reminderTime, type ReminderTimes } from './reminder-time.ts';

const berlin = (leadMinutes: number): ReminderTimes => ({
  leadMinutes,
  quiet: { from: '22:00', to: '07:00' },
  timeZone: 'Europe/Berlin',
});
const at = (iso: string) => Date.parse(iso);
const remindedOf = (startsAt: string, times: ReminderTimes) =>
  new Date(reminderTime(at(startsAt), times)).toISOString();

describe('a reminder', () => {
  it('comes the lead time before, whatever the hour, where nothing is quiet', () => {
    expect(remindedOf('2026-11-20T04:00:00.000Z', { ...berlin(60), quiet: null })).toBe('2026-11-20T03:00:00.000Z');
    expect(remindedOf('2026-11-20T13:10:00.000Z', berlin(60))).toBe('2026-11-20T12:10:00.000Z');
  });

  it('waits for the end of quiet hours, or comes before them where that is too late', () => {
    expect(remindedOf('2026-11-20T10:00:00.000Z', berlin(720))).toBe('2026-11-20T06:00:00.000Z');
    expect(remindedOf('2026-11-20T04:00:00.000Z', berlin(60))).toBe('2026-11-19T20:45:00.000Z');
    expect(remindedOf('2026-11-20T06:00:00.000Z', berlin(15))).toBe('2026-11-19T20:45:00.000Z');
  });

  // Clocks go from 2 to 3 on 29 March, and from 3 back to 2 on 25 October.
  it('keeps to clocks of the zone over a change of summer time', () => {
    expect(remindedOf('2026-03-28T10:00:00.000Z', berlin(720))).toBe('2026-03-28T06:00:00.000Z');
    expect(remindedOf('2026-03-29T10:00:00.000Z', berlin(720))).toBe('2026-03-29T05:00:00.000Z');
    expect(remindedOf('2026-03-29T04:30:00.000Z', berlin(60))).toBe('2026-03-28T20:45:00.000Z');
    expect(remindedOf('2026-10-24T10:00:00.000Z', berlin(720))).toBe('2026-10-24T05:00:00.000Z');
    expect(remindedOf('2026-10-25T10:00:00.000Z', berlin(720))).toBe('2026-10-25T06:00:00.000Z');
    expect(remindedOf('2026-10-25T05:30:00.000Z', berlin(60))).toBe('2026-10-24T19:45:00.000Z');
  });

  it('finds an hour that is skipped, or there twice, in quiet hours of it alone', () => {
    const quiet = { from: '02:00', to: '03:00' };
    const hours = (day: string) =>
      ['00:30', '01:30', '02:30'].map((clock) => isQuiet(at(`${day}T${clock}:00.000Z`), quiet, 'Europe/Berlin'));
    expect(hours('2026-03-29')).toEqual([false, false, false]);
    expect(hours('2026-10-25')).toEqual([true, true, false]);
    expect(isQuiet(at('2026-06-01T16:20:00.000Z'), { from: '22:00', to: '22:15' }, 'Asia/Kathmandu')).toBe(true);
  });

  it('is due from its time until the start, and never in quiet hours', () => {
    const startsAt = at('2026-11-20T10:00:00.000Z');
    const due = (now: string, times = berlin(60)) => isReminderDue(startsAt, times, at(now));
    expect(due('2026-11-20T08:59:59.000Z')).toBe(false);
    expect(due('2026-11-20T09:00:00.000Z')).toBe(true);
    expect(due('2026-11-20T09:59:00.000Z')).toBe(true);
    expect(due('2026-11-20T10:00:00.000Z')).toBe(false);
    expect(due('2026-11-20T05:59:00.000Z', berlin(10_080))).toBe(false);
    expect(due('2026-11-20T06:00:00.000Z', berlin(10_080))).toBe(true);
  });
});
