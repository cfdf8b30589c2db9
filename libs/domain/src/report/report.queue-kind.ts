import type { QueueKind } from '../queue/queue-kind.ts';
import type { ReportEvent } from './report.events.ts';
import { reportStream } from './report.state.ts';
import type { ReportFault } from './report.enums.ts';

// Faults that may harm a user come first.
const urgent: readonly ReportFault[] = ['insult', 'private'];

const become = { ReportUpheld: 'approved', ReportDismissed: 'declined', ReportReopened: 'back' } as const;

/** Reports to the team wait until a moderator has acted on them, or dismisses them. */
export const reportQueueKind: QueueKind<ReportEvent> = {
  kind: 'report',
  stream: reportStream,
  handles: ['ReportMade', 'ReportUpheld', 'ReportDismissed', 'ReportReopened'],
  moveOf: ({ type, data }) => {
    const itemId = data.reportId;
    if (type !== 'ReportMade') return { to: become[type], itemId };
    const { fault, reportedBy: reporter, owner } = data;
    const priority = urgent.includes(fault) ? 'high' : 'medium';
    return { to: 'waiting', itemId, priority, reporter, ...(owner !== undefined && { owner }) };
  },
};
