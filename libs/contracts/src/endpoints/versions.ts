import { z } from 'zod';
import {
  dateGameVersionBody,
  gameVersion,
  gameVersionAsked,
  releaseGameVersionBody,
  versionChanges,
  versionList,
} from '../car-history.ts';
import { catalogueHead, tagsAsked } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { written } from '../written.ts';

/** Versions of the game. */
export const versions = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/versions',
    summary: 'Versions of the game, oldest first, and what each brought',
    who: 'anyone',
    answer: versionList,
    views: ['version-changes'],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/v1/versions',
    summary: 'Say that a version of the game is out; from now on times are measured in the newest',
    who: 'moderator',
    body: releaseGameVersionBody,
    answer: written,
    status: 201,
    problems: ['game-version-invalid', 'game-version-not-next'],
  }),
  date: endpoint({
    method: 'PUT',
    path: '/api/v1/versions/:version/released-on',
    summary: 'Set the day on which a version of the game came, or remove it',
    who: 'moderator',
    params: z.object({ version: gameVersion }),
    body: dateGameVersionBody,
    answer: written,
    problems: ['game-version-unknown'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/v1/versions/changes',
    summary: 'What changed between any two versions of the game',
    who: 'anyone',
    query: paging(200, 100).extend({ from: gameVersionAsked, to: gameVersionAsked, ...tagsAsked.shape }),
    answer: versionChanges,
    views: ['car-history', 'car-tags'],
    problems: ['cursor-unreadable'],
  }),
};

export const catalogue = {
  head: endpoint({
    method: 'GET',
    path: '/api/v1/catalogue',
    summary: 'Which file has the whole catalogue now, or as a version of the game had it',
    who: 'anyone',
    query: z.object({ version: gameVersionAsked.optional() }),
    answer: catalogueHead,
    views: ['car-tags'],
    problems: ['game-version-unknown', 'view-behind'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/catalogue/:hash',
    summary: 'The whole catalogue in columns, the same under this address for ever; 404: ask which is new',
    who: 'anyone',
    params: z.object({
      hash: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .meta({ examples: ['Xk3vR7w-2'] }),
    }),
    contentType: 'application/json; charset=utf-8',
    reads: true,
    problems: ['catalogue-unknown'],
  }),
};
