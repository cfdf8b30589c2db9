import type { LapTimeWithdrawn } from './lap-time.events.ts';

/** The game version of all times before withdrawals named that of the current time. */
const ONLY_VERSION = '26';

/** The first version of a withdrawal's schema lacked the version of the current time. */
export const cellUpcasters = {
  LapTimeWithdrawn: {
    1: (data: object) =>
      (data as LapTimeWithdrawn['data']).standing.kind === 'none' ? data : { ...data, standingVersion: ONLY_VERSION },
  },
} as const;
