import type { EvidenceEvent, LapTimeHidden, LapTimeRestored, LapTimeWithdrawn } from '#domain';
import type { Projection } from '#read-store';
import { cellChannel } from '../lap-times/lap-times.projection.ts';

/** The evidence of a time: `file` is an upload. It is public while the time is `shown`. */
export type LapTimeEvidenceDoc = {
  readonly lapTimeId: string;
  readonly file: string;
  readonly by: string;
  readonly shown: boolean;
};

type Handled = EvidenceEvent | LapTimeHidden | LapTimeRestored | LapTimeWithdrawn;

/** View `lap-time-evidence`: by time, its picture. */
export const lapTimeEvidence: Projection<Handled, LapTimeEvidenceDoc> = {
  name: 'lap-time-evidence',
  version: 1,
  handles: ['LapTimeEvidenceGiven', 'LapTimeEvidenceRemoved', 'LapTimeHidden', 'LapTimeRestored', 'LapTimeWithdrawn'],
  indexes: [['file']],
  keysOf: ({ data: { carId, tune, trackCode, lapTimeId } }) => [`${carId}|${tune}|${trackCode}|${lapTimeId}`],
  channel: cellChannel,
  evolve: (doc, { type, data }) => {
    switch (type) {
      case 'LapTimeEvidenceGiven':
        return { lapTimeId: data.lapTimeId, file: data.file, by: data.by, shown: !data.hidden };
      case 'LapTimeHidden':
        return doc && { ...doc, shown: false };
      case 'LapTimeRestored':
        return doc && { ...doc, shown: true };
      default:
        return undefined;
    }
  },
};
