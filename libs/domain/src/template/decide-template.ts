import { Command } from '#kernel';
import type { OfTemplate, TemplateApproved, TemplateDeclined, TemplateFault } from './template.events.ts';
import type { Template } from './template.state.ts';
import { templateWhoMay } from './template.who-may.ts';

/** Put a template into the library. */
export class ApproveTemplate extends Command<OfTemplate> {}

/** Leave it out, or take it out again. */
export class DeclineTemplate extends Command<OfTemplate & { readonly reason: TemplateFault }> {}

export const approveTemplate = ({ data, meta }: ApproveTemplate, state: Template): readonly TemplateApproved[] => {
  const { templateId } = data;
  templateWhoMay.check('approve-template', state, meta, { templateId });
  return [{ type: 'TemplateApproved', data: { templateId } }];
};

export const declineTemplate = ({ data, meta }: DeclineTemplate, state: Template): readonly TemplateDeclined[] => {
  const { templateId, reason } = data;
  templateWhoMay.check('decline-template', state, meta, { templateId });
  return [{ type: 'TemplateDeclined', data: { templateId, reason } }];
};
