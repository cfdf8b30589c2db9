import type { CellEvent } from '#domain';
import type { LapTime } from '#racing';
import type { Projection } from '#read-store';

/**
 * What is current in one cell, in at most 120 bytes of JSON. `seconds`, `metresPerSecond` (test bowls) and `dnf` exclude one
 * another; none of them: every time was withdrawn, which readers that ask for news must still hear of.
 */
export type LapTimeCell = {
  readonly trackCode: string;
  readonly state: 'stands' | 'withdrawn';
  readonly seconds?: number;
  readonly metresPerSecond?: number;
  readonly dnf?: true;
  /** The version of the game in which it was measured. */
  readonly gameVersion?: string;
};

/** Key of a cell in the views about cells: a car's tracks are neighbours. */
export const cellKey = (carId: string, tune: string, trackCode: string): string => `${carId}|${tune}|${trackCode}`;

/** Channel of a cell's key: whoever shows its car. */
export const cellChannel = (key: string): string => `car:${key.slice(0, key.indexOf('|'))}`;

/** View `lap-times`: what is current in each cell. */
export const lapTimes: Projection<CellEvent, LapTimeCell> = {
  name: 'lap-times',
  version: 2,
  handles: ['LapTimeSubmitted', 'LapTimeWithdrawn'],
  indexes: [['trackCode', 'seconds']],
  keysOf: ({ data }) => [cellKey(data.carId, data.tune, data.trackCode)],
  channel: cellChannel,
  evolve: (_doc, event) => {
    const { trackCode } = event.data;
    if (event.type === 'LapTimeSubmitted') return current(trackCode, event.data.value, event.data.gameVersion);
    return current(trackCode, event.data.standing, event.data.standingVersion);
  },
};

const current = (trackCode: string, value: LapTime, measuredIn: string | undefined): LapTimeCell => {
  const version = measuredIn === undefined ? {} : { gameVersion: measuredIn };
  switch (value.kind) {
    case 'time':
      return { trackCode, state: 'stands', seconds: value.seconds, ...version };
    case 'speed':
      return { trackCode, state: 'stands', metresPerSecond: value.metresPerSecond, ...version };
    case 'dnf':
      return { trackCode, state: 'stands', dnf: true, ...version };
    case 'none':
      return { trackCode, state: 'withdrawn' };
  }
};
