import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  planBulkActionBody,
  bulkActionList,
  bulkActionPreview,
  bulkActionQuery,
  bulkActionsQuery,
} from '../bulk-actions.ts';
import { written } from '../written.ts';

const ofSweep = { params: z.object({ sweepId: z.uuid() }), answer: written } as const;
const planned = ['user-unknown', 'sweep-unknown', 'not-allowed'] as const;

export const bulkActions = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/bulk-actions',
    formerly: '/api/v1/sweeps',
    summary: 'List bulk actions by staff, with their progress',
    who: 'moderator',
    query: bulkActionsQuery,
    answer: bulkActionList,
    views: ['bulk-actions'],
    problems: ['cursor-unreadable'],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/bulk-actions/preview',
    formerly: '/api/v1/sweeps/preview',
    summary: 'Preview a bulk action without changing anything',
    who: 'moderator',
    query: bulkActionQuery,
    answer: bulkActionPreview,
    views: ['audit-log', 'lap-time-submissions'],
    problems: planned,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/v1/bulk-actions',
    formerly: '/api/v1/sweeps',
    summary:
      'Undo a staff member’s actions in a period, or propose to hide all times of a user (needs a second staff member)',
    who: 'moderator',
    body: planBulkActionBody,
    answer: written,
    status: 201,
    problems: [...planned, 'sweep-empty', 'sweep-too-long'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/bulk-actions/:sweepId/confirmation',
    formerly: '/api/v1/sweeps/:sweepId/confirmation',
    summary: 'Confirm another staff member’s bulk action; it starts',
    who: 'moderator',
    ...ofSweep,
    problems: ['sweep-unknown', 'sweep-needs-another', 'changed-meanwhile'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/bulk-actions/:sweepId/withdraw',
    formerly: '/api/v1/sweeps/:sweepId/withdrawal',
    summary: 'Cancel a bulk action; changes already made stay',
    who: 'moderator',
    ...ofSweep,
    problems: ['sweep-unknown', 'changed-meanwhile', 'not-allowed'],
  }),
};
