import type { TimelineDoc } from '#projections/timeline/timeline.projection';
import { atomOf } from './atom.ts';
import { calendarOf } from './calendar.ts';

const site = 'https://tdr.example';
const item: TimelineDoc = {
  itemId: 'i1',
  kind: 'tri-series',
  name: 'Fast & <furious>, "quick"; 日本',
  startsAt: '2026-03-01T21:00:00.000Z',
  endsAt: '2026-03-05T21:00:00.000Z',
  carIds: [],
  spoiler: false,
  link: null,
  textId: null,
  shown: 'open',
  changes: [{ what: 'published', by: 'mod', at: '2026-02-01T12:00:00.000Z' }],
  changed: { at: '2026-02-01T12:00:00.000Z', times: 1 },
};

describe('the timeline as a file', () => {
  it('is an Atom feed whose names are text and nothing else', () => {
    const feed = atomOf([item], site);
    expect(feed).toContain('<title>Fast &amp; &lt;furious&gt;, &quot;quick&quot;; 日本</title>');
    expect(feed).toContain(`<link href="${site}/timeline?item=i1"/><updated>2026-02-01T12:00:00.000Z</updated>`);
    expect(feed.match(/<entry>/g)).toHaveLength(1);
  });

  it('has in a feed no character that XML has not, and no time to come', () => {
    const feed = atomOf([{ ...item, name: 'A\uFFFEB\uFFFFC\rD\uD800E', startsAt: '2099-01-01T00:00:00.000Z' }], site);
    expect(feed).toContain('<title>A B C D E</title>');
    expect(feed.match(/<updated>(.*?)<\/updated>/g)).toEqual(
      Array.from({ length: 2 }, () => '<updated>2026-02-01T12:00:00.000Z</updated>'),
    );
  });

  it('has an event of the game under the id that it has in every calendar', () => {
    const event = { eventId: 'coast', kind: 'tri-series', status: 'published', prizes: [] } as const;
    expect(calendarOf([{ ...item, event }], site)).toContain('UID:coast@track-day-records\r\n');
  });

  it('is a calendar whose lines are short enough for every reader', () => {
    const lines = calendarOf([{ ...item, name: `${item.name} ${'あ'.repeat(40)}` }], site).split('\r\n');
    expect(lines.slice(8, 15)).toEqual([
      'BEGIN:VEVENT',
      'UID:i1@tdr.example',
      'DTSTAMP:20260201T120000Z',
      'LAST-MODIFIED:20260201T120000Z',
      'SEQUENCE:1',
      'DTSTART:20260301T210000Z',
      'DTEND:20260305T210000Z',
    ]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(String.raw`Fast & <furious>\, "quick"\; 日本 ああ`);
  });

  it('gives what has no end an hour', () => {
    expect(calendarOf([{ ...item, endsAt: null }], site)).toContain('DTEND:20260301T220000Z');
  });
});
