import type { View } from '#read-store';
import type { PendingCarDoc } from './pending-cars.projection.ts';

type Asked = { readonly status: PendingCarDoc['status']; readonly limit: number; readonly after?: string };

/** Cars that wait, or were decided, longest waiting first. Throws `CursorUnreadable`. */
export const pendingCarsPage = async (view: View<PendingCarDoc>, { status, limit, after }: Asked) => {
  const position = await view.position();
  const cursor = after === undefined ? {} : { after };
  const page = await view.find({ where: { status }, order: { field: 'addedAt' }, limit, ...cursor });
  return {
    position,
    items: page.items.map(({ doc }) => doc),
    ...(page.next === undefined ? {} : { next: page.next }),
  };
};
