import type { TimelineDoc } from '#projections/timeline/timeline.projection';
import { titleOf } from './atom.ts';

const LINE_BYTES = 75;
const HOUR_MS = 3_600_000;

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');
const moment = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A line of at most 75 octets, the rest of it on lines that begin with a space; no letter is cut in two. */
const folded = (line: string): string => {
  const parts: string[] = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_BYTES) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n');
};

/** A calendar (RFC 5545) of these items; one without an end lasts an hour. */
export const calendarOf = (items: readonly TimelineDoc[], site: string): string => {
  const events = items.flatMap((item) => {
    const end = item.endsAt ?? new Date(Date.parse(item.startsAt) + HOUR_MS).toISOString();
    return [
      'BEGIN:VEVENT',
      `UID:${item.itemId}@${new URL(site).hostname}`,
      `DTSTAMP:${moment(item.changes.at(-1)?.at ?? item.startsAt)}`,
      `DTSTART:${moment(item.startsAt)}`,
      `DTEND:${moment(end)}`,
      `SUMMARY:${escaped(titleOf(item))}`,
      `URL:${site}/timeline?item=${encodeURIComponent(item.itemId)}`,
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Track Day Records//Timeline//EN', ...events];
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n');
};
