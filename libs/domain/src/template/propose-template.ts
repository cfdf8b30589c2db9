import { Command } from '#kernel';
import type { OfTemplate, TemplateProposed } from './template.events.ts';
import type { Template } from './template.state.ts';
import { templateWhoMay } from './template.who-may.ts';

export class ProposeTemplate extends Command<OfTemplate> {}

export const proposeTemplate = ({ data, meta }: ProposeTemplate, state: Template): readonly TemplateProposed[] => {
  templateWhoMay.check('propose-template', state, meta, data);
  return [{ type: 'TemplateProposed', data: { templateId: data.templateId, author: meta.actor } }];
};
