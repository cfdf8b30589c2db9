import { given } from '#test/projection-kit';
import type { TimelineItemEvent } from '#domain';
import type { ActorId } from '#kernel';
import { timeline } from './timeline.projection.ts';

const one = { itemId: 'i1' };
const facts = {
  kind: 'tri-series',
  name: 'Coastline',
  startsAt: '2026-03-01T21:00:00.000Z',
  endsAt: '2026-03-05T21:00:00.000Z',
  carIds: ['Mini'],
  spoiler: false,
} as const;
const drafted: TimelineItemEvent = {
  type: 'TimelineItemDrafted',
  data: { ...one, author: 'mod' as ActorId, ...facts, textId: 'words' },
};
const published: TimelineItemEvent = { type: 'TimelineItemPublished', data: one };
const shown = { ...one, ...facts, link: null, textId: 'words', shown: 'draft' };
const whats = (...what: string[]) => what.map((each) => expect.objectContaining({ what: each }) as unknown);
const doc = (more: object, ...what: string[]) =>
  expect.objectContaining({ ...shown, ...more, changes: whats('drafted', ...what) }) as never;

describe('the timeline', () => {
  it('has what staff write and show, and what was done to it', () => {
    given(timeline, [drafted]).then('i1', doc({}));
    given(timeline, [drafted, published]).then('i1', doc({ shown: 'open' }, 'published'));
    given(timeline, [drafted, published, { type: 'TimelineItemWithdrawn', data: one }]).then(
      'i1',
      doc({}, 'published', 'withdrawn'),
    );
    const removed: TimelineItemEvent = { type: 'TimelineItemRemoved', data: one };
    given(timeline, [drafted, removed]).then('i1', doc({ shown: 'gone' }, 'removed'));
    given(timeline, [drafted, removed, { type: 'TimelineItemPutBack', data: one }]).then(
      'i1',
      doc({}, 'removed', 'put-back'),
    );
  });

  it('keeps an item apart that is not to be known yet, also when that is said later', () => {
    const revised: TimelineItemEvent = { type: 'TimelineItemRevised', data: { ...one, ...facts, spoiler: true } };
    const now = { spoiler: true, textId: null };
    given(timeline, [drafted, revised]).then('i1', doc(now, 'revised'));
    given(timeline, [drafted, published, revised]).then(
      'i1',
      doc({ ...now, shown: 'spoiler' }, 'published', 'revised'),
    );
    given(timeline, [drafted, revised, published]).then(
      'i1',
      doc({ ...now, shown: 'spoiler' }, 'revised', 'published'),
    );
  });

  it('has the versions of the game on the day on which they came, and none of which nobody knows that', () => {
    const released = { type: 'GameVersionReleased', data: { gameVersion: '24.2', releasedOn: '2025-11-04' } } as const;
    const startsAt = '2025-11-04T00:00:00.000Z';
    const known = { kind: 'game-version', name: '24.2', startsAt, shown: 'open', changes: [] };
    const item = expect.objectContaining(known) as never;
    given(timeline, [released]).then('version-24.2', item);
    given(timeline, [{ ...released, data: { gameVersion: '24.2' } }]).then('version-24.2', undefined);
  });

  it('has them on the day that is said of them later, and no more when it is taken away', () => {
    const released = { type: 'GameVersionReleased', data: { gameVersion: '24.2' } } as const;
    const dated = (releasedOn: string | null) =>
      ({ type: 'GameVersionDated', data: { gameVersion: '24.2', releasedOn } }) as const;
    const on = (day: string) => expect.objectContaining({ startsAt: `${day}T00:00:00.000Z` }) as never;
    given(timeline, [released, dated('2025-11-04')]).then('version-24.2', on('2025-11-04'));
    given(timeline, [released, dated('2025-11-04'), dated('2025-11-05')]).then('version-24.2', on('2025-11-05'));
    given(timeline, [released, dated('2025-11-04'), dated(null)]).then('version-24.2', undefined);
  });
});
