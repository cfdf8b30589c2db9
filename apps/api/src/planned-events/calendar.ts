import type { PlannedEvent } from '#contracts';

/** Bytes of a line, without its end. Source: RFC 5545, 3.1. */
const LINE_BYTES_MAX = 75;

/** Events as a calendar file (RFC 5545), in UTC: a calendar shows its reader's own time. `now`: ISO 8601. */
export const calendarOf = (events: readonly PlannedEvent[], now: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Track Day Records//Events//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Track Day Records',
    'X-WR-CALNAME:Track Day Records',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...events.flatMap((event) => entryOf(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

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
