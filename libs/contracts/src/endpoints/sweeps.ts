import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { planSweepBody, sweepList, sweepPreview, sweepQuery, sweepsQuery } from '../sweeps.ts';
import { written } from '../written.ts';

const ofSweep = { params: z.object({ sweepId: z.uuid() }), answer: written } as const;
const planned = ['user-unknown', 'sweep-unknown', 'not-allowed'] as const;

export const sweeps = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/sweeps',
    summary: 'What staff did to many things at once, and how far it is',
    who: 'moderator',
    query: sweepsQuery,
    answer: sweepList,
    views: ['sweeps'],
    problems: ['cursor-unreadable'],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/sweeps/preview',
    summary: 'What would be done to many things at once; does nothing',
    who: 'moderator',
    query: sweepQuery,
    answer: sweepPreview,
    views: ['audit-log', 'said-times'],
    problems: planned,
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/v1/sweeps',
    summary: 'Undo what one of the staff did in a time, or hide all times of a person once another of the staff agrees',
    who: 'moderator',
    body: planSweepBody,
    answer: written,
    status: 201,
    problems: [...planned, 'sweep-empty', 'sweep-too-long'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/sweeps/:sweepId/confirmation',
    summary: 'Agree with what another of the staff wants done: it begins',
    who: 'moderator',
    ...ofSweep,
    problems: ['sweep-unknown', 'sweep-needs-another', 'changed-meanwhile'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/sweeps/:sweepId/withdrawal',
    summary: 'Do not do it, or no further; what was done stays',
    who: 'moderator',
    ...ofSweep,
    problems: ['sweep-unknown', 'changed-meanwhile', 'not-allowed'],
  }),
};
