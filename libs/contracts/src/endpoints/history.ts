import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { historyLog, historyLogQuery, historyQuery, itemHistory, ofHistory } from '../history.ts';
import { written } from '../written.ts';

const views = ['audit-log'] as const;
const ofItem = {
  method: 'GET',
  params: ofHistory,
  query: historyQuery,
  answer: itemHistory,
  views,
  problems: ['history-unknown', 'cursor-unreadable'],
} as const;

export const history = {
  one: endpoint({
    ...ofItem,
    path: '/api/v1/history/:kind/:itemId',
    summary: 'The history of an item, as everybody may read it; of what is one’s own all but what is for staff',
    who: 'guest-or-member',
  }),
  whole: endpoint({
    ...ofItem,
    path: '/api/v1/history/:kind/:itemId/for-staff',
    summary: 'The whole history of an item, with who did what, why, and what it was before',
    who: 'moderator',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/history/:kind/:itemId/entries/:entryId/undoing',
    summary: 'Undo an act that still holds, by another act: the entry stays',
    who: 'moderator',
    params: ofHistory.extend({ entryId: z.uuid() }),
    answer: written,
    problems: ['history-unknown', 'changed-meanwhile', 'not-allowed'],
  }),
  log: endpoint({
    method: 'GET',
    path: '/api/v1/history',
    summary: 'What was done on the site, act by act',
    who: 'moderator',
    query: historyLogQuery,
    answer: historyLog,
    views,
    problems: ['cursor-unreadable'],
  }),
};
