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
    summary: 'Imports of cars, of ratings and of lap times, newest first',
    who: 'moderator',
    query: page,
    answer: importPage,
    views: ['imports'],
    problems: ['cursor-unreadable'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/v1/imports/:importId',
    summary: 'An import, and its rows that wait for somebody or that somebody has settled',
    who: 'moderator',
    params: oneImport,
    query: page.extend({ rows: z.enum(['open', 'settled']).default('open') }),
    answer: importDetail,
    views: ['import-rows', 'imports', 'import-refusals', 'waiting'],
    problems: ['import-unknown', 'cursor-unreadable'],
  }),
  settleRow: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:importId/rows/:row/settle',
    summary: 'Say which car an open row means, or none, or that it is a new one',
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
    path: '/api/v1/imports/:importId/rows/:row/reopening',
    summary: 'Take back what was said of a row, and what followed from it',
    who: 'moderator',
    params: oneRow,
    answer: written,
    problems: ['import-unknown', 'import-row-unknown', 'import-row-open', 'import-rolled-back'],
  }),
  undoing: endpoint({
    method: 'GET',
    path: '/api/v1/imports/:importId/undoing',
    summary: 'What undoing an import would do to cars, and what would stay since it was changed again',
    who: 'moderator',
    params: oneImport,
    answer: importUndoing,
    problems: ['import-unknown', 'import-rolled-back'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:importId/undoing',
    summary: 'Begin to undo what an import did to cars',
    who: 'moderator',
    params: oneImport,
    answer: written,
    problems: ['import-unknown', 'import-running', 'import-rolled-back'],
  }),
  tryTimes: endpoint({
    method: 'POST',
    path: '/api/v1/imports/lap-times/trial',
    summary: 'What lines of a file of lap times would do; writes nothing',
    who: 'moderator',
    body: timesTrialBody,
    answer: timesReport,
    asks: true,
    problems: ['game-version-unknown'],
  }),
  beginTimes: endpoint({
    method: 'POST',
    path: '/api/v1/imports/lap-times',
    summary: 'Begin to bring in lap times of a file, or go on where the last import of it was stopped',
    who: 'moderator',
    body: beginTimesBody,
    answer: begunTimes,
    problems: ['game-version-unknown'],
  }),
  bringTimes: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:importId/lap-times',
    summary: 'Bring in some lines of its file; what was brought already is answered from what it did',
    who: 'moderator',
    params: oneImport,
    body: timesPartBody,
    answer: timesReport,
    problems: ['import-unknown', 'import-rolled-back', 'changed-meanwhile'],
  }),
  endTimes: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:importId/lap-times/end',
    summary: 'Say that no more of its file comes',
    who: 'moderator',
    params: oneImport,
    answer: begunTimes,
    problems: ['import-unknown', 'import-rolled-back'],
  }),
};
