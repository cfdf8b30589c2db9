import type { LapTimeWithdrawn } from './lap-time.events.ts';

/** The version of the game that every time belonged to before withdrawals named that of what is current. */
const ONLY_VERSION = '26';

/** The first version of a withdrawal's schema did not say in which version what is current was measured. */
export const cellUpcasters = {
  LapTimeWithdrawn: {
    1: (data: object) =>
      (data as LapTimeWithdrawn['data']).standing.kind === 'none' ? data : { ...data, standingVersion: ONLY_VERSION },
  },
} as const;
