import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  beginTimesBody,
  begunTimes,
  importDetail,
  importPage,
  importUndoing,
  settleImportRowBody,
  timesPartBody,
  timesReport,
  timesTrialBody,
} from '../imports.ts';
import { paging } from '../paging.ts';
import { written } from '../written.ts';

const page = paging(100, 50);
const oneImport = z.object({
  importId: z
    .string()
    .regex(/^\d{4}-\d{1,4}$/)
    .meta({ examples: ['2026-1'] }),
});

const oneRow = oneImport.extend({ row: z.coerce.number<number | string>().int().positive() });

export const imports = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/imports',
    summary: 'List imports of cars, RQ and lap times, newest first',
    who: 'moderator',
    query: page,
    answer: importPage,
    views: ['imports'],
    problems: ['cursor-unreadable'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/imports/:importId',
    summary: 'Get an import with its open and resolved rows',
    who: 'moderator',
    params: oneImport,
    query: page.extend({ rows: z.enum(['open', 'settled']).default('open') }),
    answer: importDetail,
    views: ['import-rows', 'imports', 'import-refusals', 'review-queue'],
    problems: ['import-unknown', 'cursor-unreadable'],
  }),
  settleRow: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:importId/rows/:row/resolve',
    formerly: '/api/v1/imports/:importId/rows/:row/settle',
    summary: 'Resolve an open row: match a car, skip it or add a new car',
    who: 'moderator',
    params: oneRow,
    body: settleImportRowBody,
    answer: written,
    problems: [
      'import-unknown',
      'import-row-unknown',
      'import-row-settled',
      'import-rolled-back',
      'car-unknown',
      'car-retired',
      'car-invalid',
      'car-already-pending',
      'car-already-released',
    ],
  }),
  reopenRow: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:importId/rows/:row/reopen',
    formerly: '/api/v1/imports/:importId/rows/:row/reopening',
    summary: 'Reopen a resolved row and undo its effects',
    who: 'moderator',
    params: oneRow,
    answer: written,
    problems: ['import-unknown', 'import-row-unknown', 'import-row-open', 'import-rolled-back'],
  }),
  undoing: endpoint({
    method: 'GET',
    path: '/api/v1/imports/:importId/undo',
    formerly: '/api/v1/imports/:importId/undoing',
    summary: 'Preview undoing an import: what is restored, and what stays because it changed later',
    who: 'moderator',
    params: oneImport,
    answer: importUndoing,
    problems: ['import-unknown', 'import-rolled-back'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:importId/undo',
    formerly: '/api/v1/imports/:importId/undoing',
    summary: 'Start undoing an import of cars',
    who: 'moderator',
    params: oneImport,
    answer: written,
    problems: ['import-unknown', 'import-running', 'import-rolled-back'],
  }),
  tryTimes: endpoint({
    method: 'POST',
    path: '/api/v1/imports/lap-times/trial',
    summary: 'Test an import of lap times without saving anything',
    who: 'moderator',
    body: timesTrialBody,
    answer: timesReport,
    asks: true,
    problems: ['game-version-unknown'],
  }),
  beginTimes: endpoint({
    method: 'POST',
    path: '/api/v1/imports/lap-times',
    summary: 'Start an import of lap times, or continue the stopped import of the same file',
    who: 'moderator',
    body: beginTimesBody,
    answer: begunTimes,
    problems: ['game-version-unknown'],
  }),
  bringTimes: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:importId/lap-times',
    summary: 'Import a part of the file; lines already imported return their earlier result',
    who: 'moderator',
    params: oneImport,
    body: timesPartBody,
    answer: timesReport,
    problems: ['import-unknown', 'import-rolled-back', 'changed-meanwhile'],
  }),
  endTimes: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:importId/lap-times/end',
    summary: 'Finish an import of lap times',
    who: 'moderator',
    params: oneImport,
    answer: begunTimes,
    problems: ['import-unknown', 'import-rolled-back'],
  }),
};
