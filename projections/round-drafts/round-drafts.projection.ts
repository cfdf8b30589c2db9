import type { RoundContent, RoundDraftSaved } from '#domain';
import type { Projection } from '#read-store';
import { roundKey } from '../rounds/round-after.ts';
import { roundsChannel } from '../rounds/rounds.projection.ts';

export type RoundDraftDoc = { readonly by: string; readonly content: RoundContent; readonly savedAt: string };

export const roundDraftKey = (of: { readonly challengeId: string; readonly round: number }, userId: string): string =>
  `${roundKey(of)}|${userId}`;

/** View `round-drafts`: each user's latest, read by key: by its author, or the holder of the lock. */
export const roundDrafts: Projection<RoundDraftSaved, RoundDraftDoc> = {
  name: 'round-drafts',
  version: 2,
  handles: ['RoundDraftSaved'],
  indexes: [],
  keysOf: ({ data }) => [roundDraftKey(data, data.by)],
  channel: (key) => roundsChannel(key.split('|')[0] ?? ''),
  evolve: (_, { data: { by, content }, meta: { at } }) => ({ by, content, savedAt: at }),
};
