import { Command, type StoredText } from '#kernel';
import type {
  OfTemplate,
  TemplateApproved,
  TemplateDeclined,
  TemplateFault,
  TemplateReopened,
} from './template.events.ts';
import type { Template } from './template.state.ts';
import { templatePermissions } from './template.permissions.ts';

export class ApproveTemplate extends Command<OfTemplate> {}

/** Decline it, or remove it from the library; `text` is more about it. */
export class DeclineTemplate extends Command<OfTemplate & { readonly reason: TemplateFault; readonly text?: string }> {}

export class ReopenTemplate extends Command<OfTemplate> {}

export const approveTemplate = ({ data, meta }: ApproveTemplate, state: Template): readonly TemplateApproved[] => {
  const { templateId } = data;
  templatePermissions.check('approve-template', state, meta, { templateId });
  return [{ type: 'TemplateApproved', data: { templateId } }];
};

export const declineTemplate = (
  { data, meta }: DeclineTemplate,
  state: Template,
  kept: StoredText = {},
): readonly TemplateDeclined[] => {
  const { templateId, reason } = data;
  templatePermissions.check('decline-template', state, meta, { templateId });
  return [{ type: 'TemplateDeclined', data: { templateId, reason, ...kept } }];
};

export const reopenTemplate = ({ data, meta }: ReopenTemplate, state: Template): readonly TemplateReopened[] => {
  const { templateId } = data;
  templatePermissions.check('reopen-template', state, meta, { templateId });
  return [{ type: 'TemplateReopened', data: { templateId } }];
};
