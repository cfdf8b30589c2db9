import type { QueueKind } from '../queue/queue-kind.ts';
import type { TemplateEvent } from './template.events.ts';
import { templateStream } from './template.state.ts';

const become = { TemplateApproved: 'approved', TemplateDeclined: 'declined', TemplateRemoved: 'gone' } as const;

/** Proposed templates wait for a moderator's decision. */
export const templateQueueKind: QueueKind<TemplateEvent> = {
  kind: 'template',
  stream: templateStream,
  handles: ['TemplateProposed', 'TemplateApproved', 'TemplateDeclined', 'TemplateReopened', 'TemplateRemoved'],
  moveOf: ({ type, data }) => {
    const { templateId: itemId } = data;
    switch (type) {
      case 'TemplateProposed': {
        const { author: submitter } = data;
        return { to: 'waiting', itemId, priority: 'low', ...(submitter !== undefined && { submitter }) };
      }
      case 'TemplateReopened':
        return { to: 'waiting', itemId, priority: 'low', undoes: true };
      case 'TemplateApproved':
      case 'TemplateDeclined':
      case 'TemplateRemoved':
        return { to: become[type], itemId };
      default:
        return undefined;
    }
  },
};
