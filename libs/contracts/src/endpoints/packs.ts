import { z } from 'zod';
import { requestedGameVersion } from '../car-history.ts';
import { endpoint } from '../endpoint.ts';
import { addPackBody, packsAnswer, revisePackBody } from '../packs.ts';
import { written } from '../written.ts';

/** Packs of the game: what they cost, and the odds of each card. */
export const packKinds = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/packs',
    summary: 'List packs with their prices and the odds of each card, now or as of a game version',
    who: 'anyone',
    query: z.object({ version: requestedGameVersion.optional() }),
    answer: packsAnswer,
    views: ['packs'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/packs',
    summary: 'Add a pack from a game version on',
    who: 'moderator',
    body: addPackBody,
    answer: written,
    problems: ['pack-invalid', 'pack-exists', 'game-version-invalid'],
  }),
  revise: endpoint({
    method: 'POST',
    path: '/api/v1/packs/:packId/revisions',
    summary: 'Update a pack from a game version on',
    who: 'moderator',
    params: z.object({
      packId: z
        .string()
        .max(120)
        .meta({ examples: ['ceramic'] }),
    }),
    body: revisePackBody,
    answer: written,
    problems: ['pack-invalid', 'pack-unknown', 'pack-unchanged', 'game-version-invalid'],
  }),
};
