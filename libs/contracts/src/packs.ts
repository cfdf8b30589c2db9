import { z } from 'zod';
import { gameVersion } from './car-history.ts';
import { packReasonCodes } from './pack.enums.ts';

const price = z
  .object({
    cash: z.number().int().min(0).max(10_000_000).nullable(),
    gold: z.number().int().min(0).max(10_000_000).nullable(),
  })
  .strict()
  .meta({ id: 'PackPrice', description: 'Null if it is not sold for this currency.' });
const chance = z.number().int().min(0).max(10_000).optional();
const card = z
  .object({ F: chance, E: chance, D: chance, C: chance, B: chance, A: chance, S: chance })
  .strict()
  .meta({
    id: 'CardOdds',
    description: 'Chances of a card by class in hundredths of a percent; they add up to 10,000.',
    examples: [{ S: 250, A: 1775, B: 7975 }],
  });
const odds = z.array(card).min(1).max(10);

/** Attributes of a pack; odds are a list of cards. Null: as without a theme. */
const packFacts = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .meta({ examples: ['Granite'] }),
    special: z.boolean(),
    price,
    themedPrice: price.nullable(),
    themedCards: z.number().int().min(0).max(10),
    odds,
    themedOdds: odds.nullable(),
    withoutLegendaryOdds: odds.nullable(),
    given: z.boolean(),
  })
  .strict();

/** A pack of the game; `given`: whether the game still has it, `checked`: the day on which it was last confirmed. */
export const packKind = packFacts.extend({ id: z.string(), gameVersion, checked: z.iso.date() }).meta({ id: 'Pack' });
export type PackKind = z.infer<typeof packKind>;

/** `GET /api/v1/packs?version=`: those of the shop first. */
export const packsAnswer = z.object({ items: z.array(packKind) }).meta({ id: 'Packs' });
export type PacksAnswer = z.infer<typeof packsAnswer>;

const reason = z
  .object({ code: z.enum(packReasonCodes), text: z.string().trim().min(1).max(1_000).optional() })
  .strict();

/** `POST /api/v1/packs`: a full pack, since a game version. */
export const addPackBody = z.object({ gameVersion, facts: packFacts, reason }).strict().meta({ id: 'AddPack' });
export type AddPackBody = z.infer<typeof addPackBody>;

/** `POST /api/v1/packs/:packId/revisions`: the changes since a game version; an omitted attribute stays as it is. */
export const revisePackBody = z
  .object({ gameVersion, facts: packFacts.partial().strict(), reason })
  .strict()
  .meta({ id: 'RevisePack' });
export type RevisePackBody = z.infer<typeof revisePackBody>;
