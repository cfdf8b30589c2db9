import type { QueueKind, QueueMove } from '../queue/queue-kind.ts';
import type { CellEvent, EvidenceEvent, CurrentTimeChange } from './lap-time.events.ts';
import { cellStream } from './lap-time.state.ts';
import type { OfLapTime } from './vote-on-lap-time.ts';

/** The id of a time in the queue and in appeals. */
export const lapTimeItemId = ({ carId, tune, trackCode, lapTimeId }: OfLapTime): string =>
  `${carId}|${tune}|${trackCode}|${lapTimeId}`;

export const lapTimeOfItem = (itemId: string): OfLapTime => {
  const [carId = '', tune = '', trackCode = '', lapTimeId = ''] = itemId.split('|');
  return { carId, tune, trackCode, lapTimeId };
};

/** The effect of a vote on its own time in the queue; changes to other times of the cell are handled separately. */
const votedOn = ({ faring, ...of }: OfLapTime & Pick<CurrentTimeChange, 'faring'>): QueueMove | undefined => {
  const fared = faring?.find(({ lapTimeId }) => lapTimeId === of.lapTimeId);
  const itemId = lapTimeItemId(of);
  if (fared?.to === 'reversed') return { to: 'waiting', itemId, priority: 'medium', submitter: fared.submittedBy };
  return fared?.to === 'accepted' ? { to: 'gone', itemId } : undefined;
};

/**
 * Times that are doubted, voted down, or in the sample of trusted ones wait until a moderator decides, votes support
 * them, or their author withdraws them. A time that is current during this time comes before one that is not.
 */
export const lapTimeQueueKind: QueueKind<CellEvent | EvidenceEvent> = {
  kind: 'lap-time',
  stream: (itemId) => {
    const { carId, tune, trackCode } = lapTimeOfItem(itemId);
    return cellStream(carId, tune, trackCode);
  },
  handles: [
    'LapTimeSubmitted',
    'LapTimeVoted',
    'LapTimeVoteWithdrawn',
    'LapTimeAccepted',
    'LapTimeHidden',
    'LapTimeRestored',
    'LapTimeWithdrawn',
    'LapTimeEvidenceGiven',
    'LapTimeEvidenceRemoved',
  ],
  moveOf: ({ type, data }) => {
    const itemId = lapTimeItemId(data);
    switch (type) {
      case 'LapTimeSubmitted': {
        const priority = data.standingSupport === 'doubted' ? 'medium' : 'low';
        const waits = data.doubts !== undefined || data.sampled === true;
        return waits ? { to: 'waiting', itemId, priority, submitter: data.submittedBy } : undefined;
      }
      case 'LapTimeVoted':
      case 'LapTimeVoteWithdrawn':
        return votedOn(data);
      case 'LapTimeAccepted':
        return { to: 'approved', itemId };
      case 'LapTimeHidden':
        return { to: 'declined', itemId };
      case 'LapTimeRestored':
        return { to: 'back', itemId };
      case 'LapTimeWithdrawn':
        return { to: 'gone', itemId };
      case 'LapTimeEvidenceGiven':
      case 'LapTimeEvidenceRemoved':
        return { to: 'changed', itemId };
    }
  },
};
