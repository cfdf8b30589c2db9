import type { View } from '#read-store';
import type { RecordCell } from './records.projection.ts';

/**
 * The position of the newest time of each of these tracks that was submitted after a position: one read of an index per
 * track.
 */
export const submittedSince = async (
  cells: View<RecordCell>,
  trackCodes: readonly string[],
  position: number,
): Promise<ReadonlyMap<string, number>> => {
  const newest = new Map<string, number>();
  for (const trackCode of new Set(trackCodes)) {
    const { items } = await cells.find({
      where: { trackCode },
      range: { field: 'saidAt', from: position + 1 },
      order: { field: 'saidAt', descending: true },
      limit: 1,
    });
    if (items[0]) newest.set(trackCode, items[0].doc.saidAt);
  }
  return newest;
};
