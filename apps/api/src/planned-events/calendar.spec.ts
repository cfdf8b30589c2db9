import { aPlannedEvent } from '#test/planned-event';
import { calendarOf } from './calendar.ts';
import { toldEvent } from './told-event.ts';

const now = '2026-11-20T12:00:00.000Z';
const event = (name: string, status: 'preview' | 'published' = 'published') =>
  toldEvent({ eventId: 'coast', status, facts: { ...aPlannedEvent, name } }, false);

describe('the calendar file', () => {
  it('has each event in UTC, with lines that end as calendars want', () => {
    const lines = calendarOf([event('Coast to Summit')], now).split('\r\n');
    expect(lines).toContain('DTSTART:20261120T210000Z');
    expect(lines).toContain('DTEND:20261124T210000Z');
    expect(lines).toContain('DESCRIPTION:Europe × 3 · RQ 320');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('escapes what means something in calendars, and folds long lines at 75 bytes without cutting a character', () => {
    const text = calendarOf([event(`Tokyo, Seoul; \\ ${'日本'.repeat(20)}`)], now);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Tokyo\\, Seoul\\; \\\\ ${'日本'.repeat(20)}`);
  });

  it('is under 100 kB with 200 events of long names, and of more leaves out the last', () => {
    const named = (count: number) => Array.from({ length: count }, (_, at) => event(`${at} ${'日本'.repeat(28)}`));
    const entriesIn = (text: string) => text.match(/SUMMARY/g)?.length;
    expect(entriesIn(calendarOf(named(200), now))).toBe(200);
    const text = calendarOf(named(400), now);
    expect(Buffer.byteLength(text)).toBeLessThan(100_000);
    expect(entriesIn(text)).toBeLessThan(400);
    expect([text.includes('SUMMARY:0 '), text.endsWith('END:VCALENDAR\r\n')]).toEqual([true, true]);
  });

  it('tells of one that is not published its name alone', () => {
    expect(calendarOf([event('White Nights', 'preview')], now)).not.toContain('RQ 320');
  });
});
