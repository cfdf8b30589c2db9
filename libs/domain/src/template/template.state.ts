import type { ActorId, Decider } from '#kernel';
import type { TemplateEvent } from './template.events.ts';

export type Template =
  | { readonly status: 'new' }
  | { readonly status: 'private' | 'waiting' | 'approved' | 'declined' | 'removed'; readonly author: ActorId };

export const templateStream = (templateId: string): string => `template-${templateId}`;

const statusAfter = {
  TemplateProposed: 'waiting',
  TemplateApproved: 'approved',
  TemplateDeclined: 'declined',
  TemplateReopened: 'waiting',
  TemplateRemoved: 'removed',
  TemplatePutBack: 'private',
} as const;

export const template: Decider<Template, TemplateEvent> = {
  initial: { status: 'new' },
  evolve: (state, event) => {
    if (event.type === 'TemplateSaved') return { status: 'private', author: event.data.author };
    return state.status === 'new' ? state : { ...state, status: statusAfter[event.type] };
  },
};
