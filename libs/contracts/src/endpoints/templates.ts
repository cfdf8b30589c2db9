import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { onSeenBody } from '../seen-version.ts';
import { declineTemplateBody, saveTemplateBody, template, templatePage } from '../templates.ts';
import { written } from '../written.ts';

const oneTemplate = z.object({ id: z.uuid() });
const views = ['templates', 'waiting'] as const;

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
    summary: 'Templates of the library, the newest first',
    who: 'guest-or-member',
    ...asked,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/templates/mine',
    summary: 'Templates that one saved, with what became of them',
    who: 'member',
    scope: 'own-data',
    ...asked,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/v1/templates/waiting',
    summary: 'Templates that wait for a moderator, the longest waiting first',
    who: 'moderator',
    ...asked,
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/templates/:id',
    summary: 'A template, also a private one: who has its address may see it',
    who: 'guest-or-member',
    params: oneTemplate,
    answer: template,
    views,
    problems: ['template-unknown'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/templates',
    summary: 'Keep cars and tracks for others to start from',
    who: 'member',
    body: saveTemplateBody,
    answer: written,
    status: 201,
    problems: ['car-unknown', 'deck-link-unreadable', 'template-incomplete'],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/proposal',
    summary: 'Ask moderators to put a template of your own into the library',
    who: 'member',
    ...acted,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/approval',
    summary: 'Put a template into the library',
    who: 'moderator',
    body: onSeenBody,
    ...acted,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/refusal',
    summary: 'Leave a template out of the library, or take it out again',
    who: 'moderator',
    body: declineTemplateBody,
    ...acted,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/removal',
    summary: 'Take a template of your own away',
    who: 'member',
    ...acted,
  }),
  putBack: endpoint({
    method: 'POST',
    path: '/api/v1/templates/:id/return',
    summary: 'Have a template back that you took away, for yourself',
    who: 'member',
    ...acted,
  }),
};
