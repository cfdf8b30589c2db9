import type { PlannedEvent } from '#contracts';

/** Bytes of a line, without its end. Source: RFC 5545, 3.1. */
const LINE_BYTES_MAX = 75;

/** Calendars give up on files that are larger. */
const FILE_BYTES_MAX = 100_000;

/**
 * Events as a calendar file (RFC 5545), in UTC: a calendar shows its reader's own time. Of too many the last are left out.
 * `now`: ISO 8601.
 */
export const calendarOf = (events: readonly PlannedEvent[], now: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Track Day Records//Events//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Track Day Records',
    'X-WR-CALNAME:Track Day Records',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...upTo(
      FILE_BYTES_MAX,
      events.map((event) => entryOf(event, now).map(folded).join('\r\n')),
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const FRAME_BYTES = 300;

const upTo = (bytes: number, entries: readonly string[]): readonly string[] => {
  let left = bytes - FRAME_BYTES;
  return entries.filter((entry) => (left -= Buffer.byteLength(entry) + '\r\n'.length) >= 0);
};

const entryOf = ({ eventId, facts: { name, startsAt, endsAt, rqLimit, requirements } }: PlannedEvent, now: string) => [
  'BEGIN:VEVENT',
  `UID:${eventId}@track-day-records`,
  `DTSTAMP:${moment(now)}`,
  `DTSTART:${moment(startsAt)}`,
  `DTEND:${moment(endsAt)}`,
  `SUMMARY:${escaped(name)}`,
  `DESCRIPTION:${escaped([...requirements.map(({ name: is, atLeast }) => `${is} × ${atLeast}`), ...(rqLimit === null ? [] : [`RQ ${rqLimit}`])].join(' · '))}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const moment = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** A long line goes on in the next one after a space; no character is cut. */
const folded = (line: string): string => {
  const lines: string[] = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES_MAX) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n');
};
