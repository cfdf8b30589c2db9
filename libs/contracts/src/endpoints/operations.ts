import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { beginOperationBody, installationStatus, operationPage, steerOperationBody } from '../operations.ts';
import { paging } from '../paging.ts';
import { written } from '../written.ts';

const oneOperation = z.object({ operationId: z.uuid() });
const steered = {
  method: 'POST',
  who: 'admin',
  params: oneOperation,
  body: steerOperationBody,
  answer: written,
  problems: ['operation-unknown'],
} as const;

export const operations = {
  status: endpoint({
    method: 'GET',
    path: '/api/v1/operations/status',
    summary: 'How far the log and each view are, what is being done, and the last backup and restore drill',
    who: 'admin',
    answer: installationStatus,
    views: ['operations'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/operations',
    summary: 'What was done with the installation itself, newest first',
    who: 'admin',
    query: paging(100, 20),
    answer: operationPage,
    views: ['operations'],
    problems: ['cursor-unreadable'],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/operations',
    summary: 'Rebuild, check or switch a view, or replay what it has parked',
    who: 'admin',
    body: beginOperationBody,
    answer: written,
    problems: ['view-unknown'],
  }),
  pause: endpoint({
    ...steered,
    path: '/api/v1/operations/:operationId/pausing',
    summary: 'Let what is being done wait where it is',
  }),
  resume: endpoint({
    ...steered,
    path: '/api/v1/operations/:operationId/resuming',
    summary: 'Let what waits go on',
  }),
  halt: endpoint({
    ...steered,
    path: '/api/v1/operations/:operationId/halting',
    summary: 'End what is being done, and leave everything as it was',
  }),
};
