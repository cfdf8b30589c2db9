import type { LapTime } from '#racing';
import { storeOf } from '../../../lib/store.ts';

/** The reference for points where that is no car of the deck: by track, as far as it is known. */
export const referenceTimes = storeOf<ReadonlyMap<string, LapTime>>(new Map());
