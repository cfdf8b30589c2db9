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
    summary: 'Get the public history of an item; for your own items, all but staff-only entries',
    who: 'guest-or-member',
  }),
  whole: endpoint({
    ...ofItem,
    path: '/api/v1/history/:kind/:itemId/for-staff',
    summary: 'Get the full history of an item: who, what, why and the previous values',
    who: 'moderator',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/history/:kind/:itemId/entries/:entryId/undo',
    formerly: '/api/v1/history/:kind/:itemId/entries/:entryId/undoing',
    summary: 'Undo an action that is still in effect; the entry stays in the history',
    who: 'moderator',
    params: ofHistory.extend({ entryId: z.uuid() }),
    answer: written,
    problems: ['history-unknown', 'changed-meanwhile', 'not-allowed'],
  }),
  log: endpoint({
    method: 'GET',
    path: '/api/v1/history',
    summary: 'List all actions on the site',
    who: 'moderator',
    query: historyLogQuery,
    answer: historyLog,
    views,
    problems: ['cursor-unreadable'],
  }),
};
