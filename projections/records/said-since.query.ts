import type { View } from '#read-store';
import type { RecordCell } from './records.projection.ts';

/** More than is said in a day: what is older than all of these counts as news no more. */
const NEWS_READ = 500;

/** The position of the newest time of each track that was said after a position. */
export const saidSince = async (cells: View<RecordCell>, position: number): Promise<ReadonlyMap<string, number>> => {
  const { items } = await cells.find({
    range: { field: 'saidAt', from: position + 1 },
    order: { field: 'saidAt', descending: true },
    limit: NEWS_READ,
  });
  const newest = new Map<string, number>();
  for (const { doc } of items) if (!newest.has(doc.trackCode)) newest.set(doc.trackCode, doc.saidAt);
  return newest;
};
