import { Command } from '#kernel';
import type { OfTemplate, TemplatePutBack, TemplateRemoved } from './template.events.ts';
import type { Template } from './template.state.ts';
import { templatePermissions } from './template.permissions.ts';

export class RemoveTemplate extends Command<OfTemplate> {}

export class PutTemplateBack extends Command<OfTemplate> {}

export const removeTemplate = ({ data, meta }: RemoveTemplate, state: Template): readonly TemplateRemoved[] => {
  const { templateId } = data;
  templatePermissions.check('remove-template', state, meta, { templateId });
  return [{ type: 'TemplateRemoved', data: { templateId } }];
};

export const putTemplateBack = ({ data, meta }: PutTemplateBack, state: Template): readonly TemplatePutBack[] => {
  const { templateId } = data;
  templatePermissions.check('put-template-back', state, meta, { templateId });
  return [{ type: 'TemplatePutBack', data: { templateId } }];
};
