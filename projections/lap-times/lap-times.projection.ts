import type { CellEvent } from '#domain';
import type { LapTime } from '#racing';
import type { Projection } from '#read-store';

/**
 * What stands in one cell, in at most 120 bytes of JSON. `seconds`, `metresPerSecond` (test bowls) and `dnf` exclude one
 * another; none of them: every time was withdrawn, which readers that ask for news must still hear of.
 */
export type LapTimeCell = {
  readonly trackCode: string;
  readonly state: 'stands' | 'withdrawn';
  readonly seconds?: number;
  readonly metresPerSecond?: number;
  readonly dnf?: true;
};

/** Key of a cell in the views about cells: a car's tracks are neighbours. */
export const cellKey = (carId: string, tune: string, trackCode: string): string => `${carId}|${tune}|${trackCode}`;

/** Channel of a cell's key: whoever shows its car. */
export const cellChannel = (key: string): string => `car:${key.slice(0, key.indexOf('|'))}`;

/** View `lap-times`: what stands in each cell. */
export const lapTimes: Projection<CellEvent, LapTimeCell> = {
  name: 'lap-times',
  version: 1,
  handles: ['LapTimeSubmitted', 'LapTimeWithdrawn'],
  indexes: [['trackCode', 'seconds']],
  keysOf: ({ data }) => [cellKey(data.carId, data.tune, data.trackCode)],
  channel: cellChannel,
  evolve: (_doc, event) => {
    const { trackCode } = event.data;
    return standing(trackCode, event.type === 'LapTimeSubmitted' ? event.data.value : event.data.standing);
  },
};

const standing = (trackCode: string, value: LapTime): LapTimeCell => {
  switch (value.kind) {
    case 'time':
      return { trackCode, state: 'stands', seconds: value.seconds };
    case 'speed':
      return { trackCode, state: 'stands', metresPerSecond: value.metresPerSecond };
    case 'dnf':
      return { trackCode, state: 'stands', dnf: true };
    case 'none':
      return { trackCode, state: 'withdrawn' };
  }
};
