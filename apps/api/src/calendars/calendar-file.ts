/** Bytes of a line, without its end. Source: RFC 5545, 3.1. */
const LINE_BYTES_MAX = 75;
/** Calendar programs reject larger files. */
const FILE_BYTES_MAX = 100_000;
const FRAME_BYTES = 400;
/** How often subscribers reload it. */
const REFRESH = 'PT6H';

/** An entry of a calendar: times ISO 8601; `changed`: when last, and how often since it was first published. */
export type CalendarEntry = {
  readonly uid: string;
  readonly changed: { readonly at: string; readonly times: number };
  readonly startsAt: string;
  readonly endsAt: string;
  readonly summary: string;
  readonly description?: string;
  readonly url?: string;
};

/**
 * A calendar (RFC 5545) in UTC, made only of its entries: the same entries give the same file. Above the limit the last
 * are left out.
 */
export const calendarFile = (name: string, entries: readonly CalendarEntry[]): string => {
  let left = FILE_BYTES_MAX - FRAME_BYTES;
  const texts = entries
    .map((entry) => linesOf(entry).map(folded).join('\r\n'))
    .filter((text) => (left -= Buffer.byteLength(text) + '\r\n'.length) >= 0);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Track Day Records//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...texts,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
};

const linesOf = ({ uid, changed, startsAt, endsAt, summary, description, url }: CalendarEntry): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${moment(changed.at)}`,
  `LAST-MODIFIED:${moment(changed.at)}`,
  `SEQUENCE:${changed.times}`,
  `DTSTART:${moment(startsAt)}`,
  `DTEND:${moment(endsAt)}`,
  `SUMMARY:${escaped(summary)}`,
  ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
  ...(url === undefined ? [] : [`URL:${url}`]),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** The id of an event of the game, the same in every calendar. */
export const uidOfEvent = (eventId: string): string => `${eventId}@track-day-records`;

const moment = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');

/** A long line continues in the next one after a space; no character is cut. */
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
