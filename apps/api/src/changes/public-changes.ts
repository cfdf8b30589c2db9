import { type PublicChange, type PublicView, publicViews } from '#contracts';
import { historyActionOf, type CellEvent, isSilent, mayJoin } from '#domain';
import type { Event, Recorded } from '#kernel';
import { projections } from '#projections';
import { mayBeNews } from '#projections/records/may-be-news';
import type { Projection } from '#read-store';

/** A review's key names its author, which is not published. */
const keyTold: Partial<Record<PublicView, (key: string) => string>> = {
  'car-reviews': (key) => key.slice(0, key.lastIndexOf('|')),
};

/** A lap time that leads no table is published as a change of its cell, not of the records. */
const isTold: Partial<Record<PublicView, (event: Recorded<Event>) => boolean>> = {
  records: (event) => mayBeNews(event as unknown as CellEvent),
};

/** A report to the moderators changes nothing for others. */
const isReport = (event: Recorded<Event>): boolean => historyActionOf(event)?.does.act === 'reported';

const told = projections.flatMap((projection) => {
  const one = projection as unknown as Projection;
  const view = publicViews.find((name) => name === one.name);
  return view ? [{ view, projection: one }] : [];
});
const byType = Map.groupBy(
  told.flatMap((one) => one.projection.handles.map((type) => ({ ...one, type }))),
  ({ type }) => type,
);

/** The public effect of an event: exactly what a socket may join, with keys only where a socket gets them. */
export const publicChangeOf = (event: Recorded<Event>): PublicChange | undefined => {
  const changes = (byType.get(event.type) ?? []).flatMap(({ view, projection }) => {
    if (isReport(event) || isTold[view]?.(event) === false) return [];
    const open = projection.keysOf(event).filter((key) => mayJoin(projection.channel(key)));
    if (open.length === 0) return [];
    const silent = open.some((key) => isSilent(projection.channel(key)));
    const keys = silent ? '*' : [...new Set(open.map(keyTold[view] ?? String))];
    return [{ view, keys } satisfies PublicChange['changes'][number]];
  });
  return changes.length === 0 ? undefined : { position: event.position, changes };
};
