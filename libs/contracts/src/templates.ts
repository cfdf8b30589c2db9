import { z } from 'zod';
import { TEMPLATE_TITLE_MAX, TEMPLATE_TITLE_MIN, templateFaults, templateKinds } from './template.enums.ts';
import { seenVersion, itemVersion } from './seen-version.ts';

/** Actions on a template. */
export const templateActions = [
  'save-template',
  'propose-template',
  'approve-template',
  'decline-template',
  'remove-template',
  'put-template-back',
] as const;

/** Cars and tracks to start from; `deck` as written in a link, `reason` why it was declined. */
export const template = z
  .object({
    templateId: z.string(),
    by: z.object({ userId: z.string(), name: z.string().nullable() }),
    title: z.string(),
    kind: z.enum(templateKinds),
    deck: z.string(),
    rqLimit: z.number().int().nullable(),
    points: z.number().int().nullable(),
    status: z.enum(['private', 'waiting', 'approved', 'declined']),
    reason: z.enum(templateFaults).nullable(),
    since: z.iso.datetime(),
    ...itemVersion,
    allowed: z.array(z.enum(templateActions)),
  })
  .meta({ id: 'Template' });
export type Template = z.infer<typeof template>;

export const templatePage = z
  .object({ items: z.array(template), next: z.string().optional() })
  .meta({ id: 'TemplatePage' });
export type TemplatePage = z.infer<typeof templatePage>;

/** `POST /api/v1/templates`: `link` is one of our links to cars and tracks side by side. */
export const saveTemplateBody = z
  .object({
    title: z.string().trim().min(TEMPLATE_TITLE_MIN).max(TEMPLATE_TITLE_MAX),
    kind: z.enum(templateKinds),
    link: z.string().trim().min(1).max(8_000),
    rqLimit: z.number().int().min(1).max(2_000).optional(),
    points: z.number().int().min(1).max(100_000).optional(),
  })
  .strict()
  .meta({ id: 'SaveTemplate' });
export type SaveTemplateBody = z.infer<typeof saveTemplateBody>;

export const declineTemplateBody = z
  .object({ reason: z.enum(templateFaults), ...seenVersion })
  .strict()
  .meta({ id: 'DeclineTemplate' });
