import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { onSeenBody } from '../seen-version.ts';
import { declineTemplateBody, saveTemplateBody, template, templatePage } from '../templates.ts';
import { written } from '../written.ts';

const oneTemplate = z.object({ id: z.uuid() });
const views = ['templates', 'review-queue'] as const;

const asked = {
  query: paging(50, 20),
  answer: templatePage,
  views,
  problems: ['cursor-unreadable'],
} as const;

const acted = {
  params: oneTemplate,
  answer: written,
  problems: ['template-unknown', 'template-not-yours'],
} as const;

export const templates = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/templates',
    summary: 'List the templates in the library, newest first',
    who: 'guest-or-member',
    ...asked,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/templates/mine',
    summary: 'List your saved templates with their review status',
    who: 'member',
    scope: 'own-data',
    ...asked,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/v1/templates/waiting',
    summary: 'List templates waiting for review, oldest first',
    who: 'moderator',
    ...asked,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/templates/:id',
    summary: 'Get a template, including a private one by its address',
    who: 'guest-or-member',
    params: oneTemplate,
    answer: template,
    views,
    problems: ['template-unknown'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/templates',
    summary: 'Save cars and tracks as a template',
    who: 'member',
    body: saveTemplateBody,
    answer: written,
    status: 201,
    problems: ['car-unknown', 'deck-link-unreadable', 'template-incomplete'],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/proposal',
    summary: 'Submit your template to the library',
    who: 'member',
    ...acted,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/approval',
    summary: 'Approve a template for the library',
    who: 'moderator',
    body: onSeenBody,
    ...acted,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/decline',
    formerly: '/api/v1/templates/:id/refusal',
    summary: 'Decline a template, or remove it from the library',
    who: 'moderator',
    body: declineTemplateBody,
    ...acted,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/removal',
    summary: 'Remove your template',
    who: 'member',
    ...acted,
  }),
  putBack: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/restore',
    formerly: '/api/v1/templates/:id/return',
    summary: 'Restore your removed template as private',
    who: 'member',
    ...acted,
  }),
};
