import type { QueueKind } from '../queue/queue-kind.ts';
import type { OfSubmission, RoundEvent } from './round.events.ts';
import { roundKey, roundStream } from './round.state.ts';

export const roundItemId = (of: OfSubmission): string => `${roundKey(of)}|${of.submissionId}`;

export const submissionOfItem = (itemId: string): OfSubmission => {
  const [challengeId = '', round = '', submissionId = ''] = itemId.split('|');
  return { challengeId, round: Number(round), submissionId };
};

const become = {
  RoundSubmissionApproved: 'approved',
  RoundSubmissionDeclined: 'declined',
  RoundSubmissionWithdrawn: 'gone',
} as const;

/** Submitted rounds wait for a moderator's decision. */
export const roundQueueKind: QueueKind<Extract<RoundEvent, { readonly data: OfSubmission }>> = {
  kind: 'round',
  stream: (itemId) => roundStream(submissionOfItem(itemId)),
  handles: [
    'RoundSubmitted',
    'RoundSubmissionApproved',
    'RoundSubmissionDeclined',
    'RoundSubmissionWithdrawn',
    'RoundSubmissionReopened',
  ],
  moveOf: (event) => {
    const itemId = roundItemId(event.data);
    if (event.type === 'RoundSubmitted') {
      return { to: 'waiting', itemId, priority: 'medium', submitter: event.data.submittedBy };
    }
    if (event.type === 'RoundSubmissionReopened') return { to: 'waiting', itemId, priority: 'medium', undoes: true };
    const to = event.type in become ? become[event.type as keyof typeof become] : undefined;
    return to && { to, itemId };
  },
};
