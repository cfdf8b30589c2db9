import type { QueueKind } from '../queue/queue-kind.ts';
import type { AppealEvent } from './appeal.events.ts';
import { appealStream } from './appeal.state.ts';

const become = { AppealGranted: 'approved', AppealRejected: 'declined', AppealReopened: 'back' } as const;

/** Appeals wait for another moderator than the first; those against limits, for an admin. */
export const appealQueueKind: QueueKind<AppealEvent> = {
  kind: 'appeal',
  stream: appealStream,
  handles: ['AppealMade', 'AppealGranted', 'AppealRejected', 'AppealReopened'],
  moveOf: ({ type, data }) => {
    const itemId = data.appealId;
    if (type !== 'AppealMade') return { to: become[type], itemId };
    const { appellant: submitter, decidedBy: barred, against } = data;
    const forAdmin = against.kind === 'limit' ? ({ forAdmin: true } as const) : {};
    return { to: 'waiting', itemId, priority: 'high', submitter, barred, ...forAdmin };
  },
};
