import { z } from 'zod';
import {
  dateGameVersionBody,
  gameVersion,
  requestedGameVersion,
  releaseGameVersionBody,
  versionChanges,
  versionList,
} from '../car-history.ts';
import { catalogueHead, requestedTags } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { paging } from '../paging.ts';
import { written } from '../written.ts';

/** Versions of the game. */
export const versions = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/versions',
    summary: 'List the game versions, oldest first, with what each one added',
    who: 'anyone',
    answer: versionList,
    views: ['version-changes'],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/v1/versions',
    summary: 'Release a game version; new lap times then count for it',
    who: 'moderator',
    body: releaseGameVersionBody,
    answer: written,
    status: 201,
    problems: ['game-version-invalid', 'game-version-not-next'],
  }),
  date: endpoint({
    method: 'PUT',
    path: '/api/v1/versions/:version/released-on',
    summary: 'Set or remove the release date of a game version',
    who: 'moderator',
    params: z.object({ version: gameVersion }),
    body: dateGameVersionBody,
    answer: written,
    problems: ['game-version-unknown'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/v1/versions/changes',
    summary: 'List the changes between any two game versions',
    who: 'anyone',
    query: paging(200, 100).extend({ from: requestedGameVersion, to: requestedGameVersion, ...requestedTags.shape }),
    answer: versionChanges,
    views: ['car-history', 'car-tags'],
    problems: ['cursor-unreadable'],
  }),
};

export const catalogue = {
  head: endpoint({
    method: 'GET',
    path: '/api/v1/catalogue',
    summary: 'Get which file holds the full catalogue, now or as of a game version',
    who: 'anyone',
    query: z.object({ version: requestedGameVersion.optional() }),
    answer: catalogueHead,
    views: ['car-tags'],
    problems: ['game-version-unknown', 'view-behind'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/catalogue/:hash',
    summary:
      'Get the full catalogue in columns; the content of an address never changes (404: ask for the current one)',
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
