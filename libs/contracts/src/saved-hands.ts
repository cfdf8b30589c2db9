import { z } from 'zod';
import { challengeId, roundNumber } from './challenges.ts';
import { SAVED_HAND_CHARACTERS_MAX, SAVED_HANDS_AT_ONCE } from './saved-hand.enums.ts';

/**
 * What a user saves of a round: five places with `~` between them, each `<car>_<tune>` or empty, null where no hand is
 * saved; and the stars they got in the game, 0: it is not cleared.
 */
const savedHand = z.object({
  challengeId,
  round: roundNumber,
  hand: z
    .string()
    .max(SAVED_HAND_CHARACTERS_MAX)
    .nullable()
    .meta({ examples: ['Flea_332~~~~'] }),
  stars: z.number().int().min(0).max(3),
  changedAt: z.iso.datetime(),
});
export type SavedHand = z.infer<typeof savedHand>;

/** `PUT /api/v1/saved-hands`: the changes on a device. */
export const savedHandsBody = z
  .object({ hands: z.array(savedHand).max(SAVED_HANDS_AT_ONCE) })
  .strict()
  .meta({ id: 'SavedHandsBody' });

/** `GET` and `PUT /api/v1/saved-hands`: the account's saved hands, the last changed first. */
export const savedHandsAnswer = z.object({ hands: z.array(savedHand) }).meta({ id: 'SavedHands' });
export type SavedHandsAnswer = z.infer<typeof savedHandsAnswer>;
