import type { TimelineDoc } from '#projections/timeline/timeline.projection';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Control characters, lone surrogates and non-characters are not allowed in XML, even escaped.
const escaped = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').replaceAll(/[&<>"]/g, (one) => entities[one] ?? one);

/** An Atom feed (RFC 4287) of these items, in their order. */
export const atomOf = (items: readonly TimelineDoc[], site: string): string => {
  const page = `${site}/timeline`;
  const updated =
    items
      .map(({ changed }) => changed.at)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  const entries = items.map((item) => {
    const address = `${page}?item=${encodeURIComponent(item.itemId)}`;
    const summary = [item.startsAt, ...(item.endsAt === null ? [] : [item.endsAt])].map((at) => at.slice(0, 10));
    return [
      '<entry>',
      `<id>${escaped(address)}</id>`,
      `<title>${escaped(titleOf(item))}</title>`,
      `<link href="${escaped(address)}"/>`,
      `<updated>${item.changed.at}</updated>`,
      `<category term="${item.kind}"/>`,
      `<summary>${summary.join(' – ')}</summary>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escaped(page)}</id>`,
    '<title>Track Day Records: Timeline</title>',
    '<author><name>Track Day Records</name></author>',
    `<link href="${escaped(page)}"/>`,
    `<link rel="self" href="${escaped(site)}/api/v1/timeline/feed.atom"/>`,
    `<updated>${updated}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
};

/** A game version is named by its number. */
export const titleOf = ({ kind, name }: Pick<TimelineDoc, 'kind' | 'name'>): string =>
  kind === 'game-version' ? `Game version ${name}` : name;
