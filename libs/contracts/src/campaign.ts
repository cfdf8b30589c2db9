import { z } from 'zod';
import { gameVersion } from './car-history.ts';
import { carId } from './cell.ts';

/** Why staff state a match; a test compares them with the domain's. */
export const matchReasonCodes = ['game-update', 'correction', 'now-known'] as const;

const placeName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .meta({ examples: ['YB Coast Cup'] });
const matchNumber = z.number().int().min(1).max(10);
const carIds = z.array(carId).max(3);
const trackCodes = z.array(z.string().max(40)).max(5);

/** A match: the cars it can award, the likelier first, the codes of its five tracks, and since when this holds. */
export const campaignMatch = z
  .object({ match: matchNumber, gameVersion, statedAt: z.iso.datetime(), carIds, trackCodes })
  .meta({ id: 'CampaignMatch' });
export type CampaignMatch = z.infer<typeof campaignMatch>;

export const campaignPlace = z
  .object({ placeId: z.string(), place: z.string(), championship: z.boolean(), matches: z.array(campaignMatch) })
  .meta({ id: 'CampaignPlace' });
export type CampaignPlaceAnswer = z.infer<typeof campaignPlace>;

/** `GET /api/v1/campaign?version=`: every place by name, with its matches in order. */
export const campaignAnswer = z.object({ items: z.array(campaignPlace) }).meta({ id: 'Campaign' });
export type CampaignAnswer = z.infer<typeof campaignAnswer>;

/** `GET /api/v1/campaign/:placeId/history`: the statements about a place's matches, newest first. */
export const campaignHistory = z
  .object({
    placeId: z.string(),
    said: z.array(
      z.object({
        match: matchNumber,
        gameVersion,
        changes: z.object({ carIds, trackCodes }).partial(),
        reason: z.enum(matchReasonCodes),
        text: z.string().nullable(),
        by: z.string().nullable(),
        source: z.enum(['starter', 'import', 'moderator']),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'CampaignHistory' });
export type CampaignHistory = z.infer<typeof campaignHistory>;

/** `POST /api/v1/campaign/matches`: what a match is like since a game version; an omitted list stays as it is. */
export const stateMatchBody = z
  .object({
    place: placeName,
    match: matchNumber,
    gameVersion,
    facts: z.object({ carIds, trackCodes }).partial().strict(),
    reason: z.object({ code: z.enum(matchReasonCodes), text: z.string().trim().min(1).max(1_000).optional() }).strict(),
  })
  .strict()
  .meta({ id: 'StateMatch' });
export type StateMatchBody = z.infer<typeof stateMatchBody>;
