import type { CellEvent, CurrentTimeChange } from '#domain';
import type { LapTime } from '#racing';
import type { Projection } from '#read-store';
import { cellEvents } from '../cell-events.ts';

/**
 * The current time of one cell, in at most 120 bytes of JSON. `seconds`, `metresPerSecond` (test bowls) and `dnf`
 * exclude one another; none of them: every time was withdrawn, which clients that poll for changes must still get.
 */
export type LapTimeCell = {
  readonly trackCode: string;
  readonly state: 'stands' | 'withdrawn';
  readonly seconds?: number;
  readonly metresPerSecond?: number;
  readonly dnf?: true;
  /** The game version in which it was measured. */
  readonly gameVersion?: string;
  /** Absent: it is certain. Else no time of the cell is, and it is shown as uncertain. */
  readonly support?: CurrentTimeChange['standingSupport'];
};

/** Key of a cell in the views about cells: a car's tracks are neighbours. */
export const cellKey = (carId: string, tune: string, trackCode: string): string => `${carId}|${tune}|${trackCode}`;

/** The channel of a cell's key: that of clients that show its car. */
export const cellChannel = (key: string): string => `car:${key.slice(0, key.indexOf('|'))}`;

/** View `lap-times`: the current time of each cell. */
export const lapTimes: Projection<CellEvent, LapTimeCell> = {
  name: 'lap-times',
  version: 3,
  handles: cellEvents,
  indexes: [['trackCode', 'seconds']],
  keysOf: ({ data }) => [cellKey(data.carId, data.tune, data.trackCode)],
  channel: cellChannel,
  evolve: (_doc, { type, data }) => {
    const { trackCode, standing } = data;
    // Before trust existed, each submission became current.
    if (type === 'LapTimeSubmitted' && standing === undefined) {
      return current(trackCode, data.value, { gameVersion: data.gameVersion });
    }
    const { standingVersion, standingSupport } = data;
    return current(trackCode, standing ?? { kind: 'none' }, {
      ...(standingVersion === undefined ? {} : { gameVersion: standingVersion }),
      ...(standingSupport ? { support: standingSupport } : {}),
    });
  },
};

const current = (
  trackCode: string,
  value: LapTime,
  facts: Pick<LapTimeCell, 'gameVersion' | 'support'>,
): LapTimeCell => {
  switch (value.kind) {
    case 'time':
      return { trackCode, state: 'stands', seconds: value.seconds, ...facts };
    case 'speed':
      return { trackCode, state: 'stands', metresPerSecond: value.metresPerSecond, ...facts };
    case 'dnf':
      return { trackCode, state: 'stands', dnf: true, ...facts };
    case 'none':
      return { trackCode, state: 'withdrawn' };
  }
};
