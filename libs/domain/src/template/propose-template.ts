import { Command } from '#kernel';
import type { OfTemplate, TemplateProposed } from './template.events.ts';
import type { Template } from './template.state.ts';
import { templatePermissions } from './template.permissions.ts';

export class ProposeTemplate extends Command<OfTemplate> {}

export const proposeTemplate = ({ data, meta }: ProposeTemplate, state: Template): readonly TemplateProposed[] => {
  templatePermissions.check('propose-template', state, meta, data);
  return [{ type: 'TemplateProposed', data: { templateId: data.templateId, author: meta.actor } }];
};
