import type { View } from '#read-store';
import type { PlannedEventDoc } from './planned-events.projection.ts';

export type PlannedEventsFound = {
  readonly position: number;
  readonly items: readonly PlannedEventDoc[];
  readonly next?: string;
};

type Asked = {
  readonly shelf: PlannedEventDoc['shelf'];
  /** ISO 8601, UTC: those that have ended by then are left out. */
  readonly from?: string | undefined;
  /** Those that have not ended by then are left out. */
  readonly to?: string | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
};

/** Those of a shelf, the last to end first. Throws `CursorUnreadable`. */
export const plannedEventsOn = async (
  view: View<PlannedEventDoc>,
  { shelf, from = '', to, limit, after }: Asked,
): Promise<PlannedEventsFound> => {
  const position = await view.position();
  const found = await view.find({
    where: { shelf },
    range: { field: 'endsAt', from, ...(to === undefined ? {} : { to }) },
    order: { field: 'endsAt', descending: true },
    limit,
    ...(after === undefined ? {} : { after }),
  });
  const items = found.items.map(({ doc }) => doc);
  return { position, items, ...(found.next === undefined ? {} : { next: found.next }) };
};
