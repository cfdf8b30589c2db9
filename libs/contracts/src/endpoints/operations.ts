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
    summary: 'Get the status of the log and views, running operations, and the last backup and restore drill',
    who: 'admin',
    answer: installationStatus,
    views: ['operations'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/operations',
    summary: 'List operations on the installation, newest first',
    who: 'admin',
    query: paging(100, 20),
    answer: operationPage,
    views: ['operations'],
    problems: ['cursor-unreadable'],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/v1/operations',
    summary: 'Start an operation: rebuild, check or switch a view, or replay its parked events',
    who: 'admin',
    body: beginOperationBody,
    answer: written,
    problems: ['view-unknown'],
  }),
  pause: endpoint({
    ...steered,
    path: '/api/v1/operations/:operationId/pause',
    formerly: '/api/v1/operations/:operationId/pausing',
    summary: 'Pause an operation',
  }),
  resume: endpoint({
    ...steered,
    path: '/api/v1/operations/:operationId/resume',
    formerly: '/api/v1/operations/:operationId/resuming',
    summary: 'Resume a paused operation',
  }),
  halt: endpoint({
    ...steered,
    path: '/api/v1/operations/:operationId/cancel',
    formerly: '/api/v1/operations/:operationId/halting',
    summary: 'Cancel an operation and leave everything as it was',
  }),
};
