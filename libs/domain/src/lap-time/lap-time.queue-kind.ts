import type { QueueKind, QueueMove } from '../queue/queue-kind.ts';
import type { CellEvent, EvidenceEvent, Outcome } from './lap-time.events.ts';
import { cellStream } from './lap-time.state.ts';
import type { OfLapTime } from './vote-on-lap-time.ts';

/** The id of a time as the queue and appeals name it. */
export const lapTimeItemId = ({ carId, tune, trackCode, lapTimeId }: OfLapTime): string =>
  `${carId}|${tune}|${trackCode}|${lapTimeId}`;

export const lapTimeOfItem = (itemId: string): OfLapTime => {
  const [carId = '', tune = '', trackCode = '', lapTimeId = ''] = itemId.split('|');
  return { carId, tune, trackCode, lapTimeId };
};

/** What a vote makes of the time that it is on; it may settle others of the cell, which are read by themselves. */
const votedOn = ({ faring, ...of }: OfLapTime & Pick<Outcome, 'faring'>): QueueMove | undefined => {
  const fared = faring?.find(({ lapTimeId }) => lapTimeId === of.lapTimeId);
  const itemId = lapTimeItemId(of);
  if (fared?.to === 'reversed') return { to: 'waiting', itemId, priority: 'medium', submitter: fared.submittedBy };
  return fared?.to === 'accepted' ? { to: 'gone', itemId } : undefined;
};

/**
 * Times whose figures are doubted, that were voted down, or that are of the sample of trusted ones, wait until a moderator settles them, votes support them, or
 * their author takes them back. One that counts meanwhile comes before one that stands beside another.
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
