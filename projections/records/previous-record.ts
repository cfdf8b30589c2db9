import type { CountedTime } from './records.query.ts';
import { recordOrder } from './record-order.ts';
import type { Reign } from './reigns-of-track.ts';

/** The best time of a track; `previous`: the record that it beat, or the one before the record that it beat. */
export type TrackRecord = CountedTime & { readonly previous: CountedTime | null };

/** The record with the last record of its track that it is better than; void ones are left out. */
export const withPrevious = (record: CountedTime, reigns: readonly Reign[]): TrackRecord => {
  const order = recordOrder(record.time.value, record.time.position) ?? '';
  const before = reigns.findLast(
    (reign) => reign.order > order && reign.lapTimeId !== record.time.lapTimeId && reign.void === null,
  );
  return { ...record, previous: before ? countedOf(before) : null };
};

const countedOf = ({ carId, tune, trackCode, time }: Reign): CountedTime => ({ carId, tune, trackCode, time });
