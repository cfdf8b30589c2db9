import { aPlannedEvent } from '#test/planned-event';
import { calendarOf } from './calendar.ts';
import { eventDto } from './event-dto.ts';

const changed = { at: '2026-11-18T09:30:00.000Z', times: 3 };
const event = (name: string, status: 'preview' | 'published' = 'published') => ({
  ...eventDto({ eventId: 'coast', status, facts: { ...aPlannedEvent, name } }, false),
  changed,
});

describe('the calendar file', () => {
  it('has each event in UTC, with lines that end as calendars want', () => {
    const lines = calendarOf([event('Coast to Summit')]).split('\r\n');
    expect(lines).toContain('DTSTART:20261120T210000Z');
    expect(lines).toContain('DTEND:20261124T210000Z');
    expect(lines).toContain('DESCRIPTION:Europe × 3 · RQ 320');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('says when each was told otherwise, whose it is in every calendar, and how often to look', () => {
    const lines = calendarOf([event('Coast to Summit')]).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:coast@track-day-records',
        'DTSTAMP:20261118T093000Z',
        'LAST-MODIFIED:20261118T093000Z',
        'SEQUENCE:3',
        'X-WR-CALNAME:Track Day Records: Events',
        'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      ]),
    );
  });

  it('has no line of its own for a bare carriage return', () => {
    expect(calendarOf([event('Coast\rBEGIN:VALARM\u0007')])).toContain('SUMMARY:Coast\\nBEGIN:VALARM \r\n');
  });

  it('escapes what means something in calendars, and folds long lines at 75 bytes without cutting a character', () => {
    const text = calendarOf([event(`Tokyo, Seoul; \\ ${'日本'.repeat(20)}`)]);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Tokyo\\, Seoul\\; \\\\ ${'日本'.repeat(20)}`);
  });

  it('is under 100 kB with 200 events of long names, and of more leaves out the last', () => {
    const named = (count: number) => Array.from({ length: count }, (_, at) => event(`${at} ${'日本'.repeat(28)}`));
    const entriesIn = (text: string) => text.match(/SUMMARY/g)?.length;
    expect(entriesIn(calendarOf(named(200)))).toBe(200);
    const text = calendarOf(named(400));
    expect(Buffer.byteLength(text)).toBeLessThan(100_000);
    expect(entriesIn(text)).toBeLessThan(400);
    expect([text.includes('SUMMARY:0 '), text.endsWith('END:VCALENDAR\r\n')]).toEqual([true, true]);
  });

  it('tells of one that is not published its name alone', () => {
    expect(calendarOf([event('White Nights', 'preview')])).not.toContain('RQ 320');
  });
});
