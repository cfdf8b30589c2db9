import { recordOrder } from './record-order.ts';
import type { RecordCell, SubmittedTime, Turn } from './record-cell.ts';

/** A turn with the leading time; undefined: there was none from then on. */
export type Led = Turn & { readonly lead: { readonly time: SubmittedTime; readonly order: string } | undefined };

/** A cell's input to the records of its track: all its leading times, the oldest first. */
export type LedCell = Pick<RecordCell, 'carId' | 'tune' | 'trackCode'> & { readonly led: readonly Led[] };

/** From a document of the view `records`. */
export const ledCell = ({ carId, tune, trackCode, times, gone, turns }: RecordCell): LedCell => {
  const known = new Map([...gone, ...times].map((time) => [time.lapTimeId, time]));
  return {
    carId,
    tune,
    trackCode,
    led: turns.map((turn) => ({ ...turn, lead: leadOf(known.get(turn.lapTimeId ?? '')) })),
  };
};

const leadOf = (time: SubmittedTime | undefined): Led['lead'] => {
  const order = time && recordOrder(time.value, time.position);
  return time && order ? { time, order } : undefined;
};
