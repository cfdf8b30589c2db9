import type { QueueKind } from '../queue/queue-kind.ts';
import type { CommunityGroupEvent } from './community-group.events.ts';
import { communityGroupStream } from './community-group.state.ts';

const become = {
  GroupApproved: 'approved',
  GroupDeclined: 'declined',
  GroupClosed: 'gone',
} as const;

/** Groups wait until a moderator lists them, and again when they are reported. */
export const communityGroupQueueKind: QueueKind<CommunityGroupEvent> = {
  kind: 'group',
  stream: communityGroupStream,
  handles: [
    'GroupSubmitted',
    'GroupRevised',
    'GroupReported',
    'GroupApproved',
    'GroupDeclined',
    'GroupClosed',
    'GroupOpenedAgain',
    'GroupReviewReopened',
    'GroupHandedOver',
  ],
  moveOf: ({ type, data }) => {
    const { groupId: itemId } = data;
    if (type === 'GroupSubmitted') {
      const { owner } = data;
      return { to: 'waiting', itemId, priority: 'low', submitter: owner, owner };
    }
    if (type === 'GroupReported')
      return { to: 'waiting', itemId, priority: 'medium', reporter: data.reportedBy, changes: true };
    if (type === 'GroupHandedOver') return { to: 'another', itemId, owner: data.userId };
    if (type === 'GroupRevised') return { to: 'waiting', itemId, priority: 'low', changes: true };
    if (type === 'GroupOpenedAgain') return { to: 'waiting', itemId, priority: 'low' };
    if (type === 'GroupReviewReopened') return { to: 'waiting', itemId, priority: 'low', undoes: true };
    return type === 'GroupApproved' || type === 'GroupDeclined' || type === 'GroupClosed'
      ? { to: become[type], itemId }
      : undefined;
  },
};
