import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { ApproveTemplate, approveTemplate, DeclineTemplate, declineTemplate } from './decide-template.ts';
import { ProposeTemplate, proposeTemplate } from './propose-template.ts';
import { PutTemplateBack, putTemplateBack, RemoveTemplate, removeTemplate } from './remove-template.ts';
import { SaveTemplate, saveTemplate } from './save-template.ts';
import type { OfTemplate } from './template.events.ts';
import { template, templateStream } from './template.state.ts';

const ofTemplate = { id: ({ templateId }: OfTemplate) => templateId };

export const templateCommands = commandsOf({
  decider: template,
  // One that is saved gets its id, and with it its stream, when the command runs.
  stream: ({ templateId = '' }: Partial<OfTemplate & SaveTemplate['data']>) => templateStream(templateId),
  decisions: [
    decision(SaveTemplate, saveTemplate, {
      id: (_, { templateId }) => templateId,
      words: ({ title }) => ({ body: title }),
      facts: { templateId: newId('template'), unknownCars: lookedUp },
      stream: (_, { templateId }) => templateStream(templateId),
    }),
    decision(ProposeTemplate, proposeTemplate, ofTemplate),
    decision(ApproveTemplate, approveTemplate, ofTemplate),
    decision(DeclineTemplate, declineTemplate, ofTemplate),
    decision(RemoveTemplate, removeTemplate, ofTemplate),
    decision(PutTemplateBack, putTemplateBack, ofTemplate),
  ],
});
