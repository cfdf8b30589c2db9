import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import {
  ApproveTemplate,
  approveTemplate,
  DeclineTemplate,
  declineTemplate,
  ReopenTemplate,
  reopenTemplate,
} from './decide-template.ts';
import { ProposeTemplate, proposeTemplate } from './propose-template.ts';
import { PutTemplateBack, putTemplateBack, RemoveTemplate, removeTemplate } from './remove-template.ts';
import { SaveTemplate, saveTemplate } from './save-template.ts';
import type { OfTemplate } from './template.events.ts';
import { template, templateStream } from './template.state.ts';

const ofTemplate = { id: ({ templateId }: OfTemplate) => templateId };

const approve = ending(
  ({ templateId: itemId }: OfTemplate) => ({ kind: 'template', itemId, outcome: 'approved' }) as const,
  approveTemplate,
);
const decline = ending(
  ({ templateId: itemId, reason }: DeclineTemplate['data']) =>
    ({ kind: 'template', itemId, outcome: 'declined', reason }) as const,
  declineTemplate,
);

export const templateCommands = commandsOf({
  decider: queued(template),
  // A saved template gets its id, and so its stream, when the command runs.
  stream: ({ templateId = '' }: Partial<OfTemplate & SaveTemplate['data']>) => templateStream(templateId),
  decisions: [
    decision(SaveTemplate, saveTemplate, {
      id: (_, { templateId }) => templateId,
      words: ({ title }) => ({ body: title }),
      facts: { templateId: newId('template'), unknownCars: lookedUp },
      stream: (_, { templateId }) => templateStream(templateId),
    }),
    decision(ProposeTemplate, proposeTemplate, ofTemplate),
    decision(ApproveTemplate, approve, ofTemplate),
    decision(DeclineTemplate, decline, { ...ofTemplate, words: ({ text }) => ({ body: text }) }),
    decision(ReopenTemplate, reopenTemplate, ofTemplate),
    decision(RemoveTemplate, removeTemplate, ofTemplate),
    decision(PutTemplateBack, putTemplateBack, ofTemplate),
  ],
});
