import { z } from 'zod';
import { SAVED_MATCH_CHARACTERS_MAX, SAVED_MATCH_NAME_MAX, SAVED_MATCHES_AT_ONCE } from './saved-match.enums.ts';

/** A named match: the query of its page, null where it was deleted. */
const savedMatch = z.object({
  name: z.string().trim().min(1).max(SAVED_MATCH_NAME_MAX),
  query: z.string().min(1).max(SAVED_MATCH_CHARACTERS_MAX).nullable(),
  changedAt: z.iso.datetime(),
});
export type SavedMatch = z.infer<typeof savedMatch>;

/** `PUT /api/v1/matches`: the changes on a device. */
export const savedMatchesBody = z
  .object({ matches: z.array(savedMatch).max(SAVED_MATCHES_AT_ONCE) })
  .strict()
  .meta({ id: 'SavedMatchesBody' });

/** `GET` and `PUT /api/v1/matches`: the account's saved matches, the last changed first. */
export const savedMatchesAnswer = z.object({ matches: z.array(savedMatch) }).meta({ id: 'SavedMatches' });
export type SavedMatchesAnswer = z.infer<typeof savedMatchesAnswer>;
