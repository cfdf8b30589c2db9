import { z } from 'zod';
import { trackCode } from './cell.ts';
import { clubReasons, clubSetKinds } from './club.enums.ts';
import { handRequirement } from './planned-events.ts';
import { placeHints } from './planned-event.enums.ts';

const moment = z.iso.datetime();

/** A set's id in links. */
export const clubSetId = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60)
  .meta({ examples: ['germany'] });

/** A club day, by UTC. */
export const clubDayId = z.iso.date().meta({ examples: ['2026-11-23'] });

/** Attributes of a set: requirements of a car set, tracksets and hints of a track set. */
export const clubSetAttributes = z
  .object({
    kind: z.enum(clubSetKinds),
    name: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .meta({ examples: ['Germany'] }),
    requirements: z.array(handRequirement.strict()).max(3),
    tracksets: z.array(z.array(trackCode).length(5)).max(4),
    hints: z.array(z.array(z.enum(placeHints)).max(placeHints.length)).max(5),
  })
  .strict()
  .meta({ id: 'ClubSetFacts' });
export type ClubSetAttributes = z.infer<typeof clubSetAttributes>;

export const clubSet = z
  .object({ setId: z.string(), status: z.enum(['active', 'retired']), facts: clubSetAttributes })
  .meta({ id: 'ClubSet' });
export type ClubSet = z.infer<typeof clubSet>;

const setIds = z.array(clubSetId).max(6);

/** Ids of sets, any of cars with any of tracks; empty where unknown. */
export const clubDayAttributes = z.object({ carSets: setIds, trackSets: setIds }).strict().meta({ id: 'ClubDayFacts' });
export type ClubDayAttributes = z.infer<typeof clubDayAttributes>;

export const clubDay = clubDayAttributes.extend({ day: clubDayId }).meta({ id: 'ClubDay' });
export type ClubDay = z.infer<typeof clubDay>;

/** In `hits` of `of` cases the set came this many days after a day that had `after`. */
const guess = z.object({
  setId: z.string(),
  confidence: z.number().min(0).max(1),
  after: z.string(),
  hits: z.number().int(),
  of: z.number().int(),
});
export type ClubGuess = z.infer<typeof guess>;

/** Days of a span with all sets, and predictions after the last known day. */
export const clubCalendar = z
  .object({
    /** By UTC, which club days follow. */
    today: clubDayId,
    days: z.array(clubDay),
    sets: z.array(clubSet),
    predicted: z.array(z.object({ day: clubDayId, carSets: z.array(guess), trackSets: z.array(guess) })),
    /** Basis of the predictions: known days, since when, and the share of correct guesses. */
    basis: z.object({ days: z.number().int(), since: clubDayId.nullable(), hitRate: z.number().nullable() }),
  })
  .meta({ id: 'ClubCalendar' });
export type ClubCalendar = z.infer<typeof clubCalendar>;

/** Actions on a set. */
export const clubSetActions = ['make-club-set', 'correct-club-set', 'retire-club-set', 'put-club-set-back'] as const;
export const clubSetSteps = ['ClubSetMade', 'ClubSetCorrected', 'ClubSetRetired', 'ClubSetPutBack'] as const;

const said = { by: z.string().nullable(), at: moment, text: z.string().nullable() };

/** A set as staff see it: the allowed actions, and its history, newest first. */
export const clubSetForStaff = z
  .object({
    set: clubSet,
    allowed: z.array(z.enum(clubSetActions)),
    steps: z.array(
      z.object({
        ...said,
        what: z.enum(clubSetSteps),
        reason: z.enum(clubReasons).nullable(),
        facts: clubSetAttributes,
      }),
    ),
  })
  .meta({ id: 'ClubSetForStaff' });
export type ClubSetForStaff = z.infer<typeof clubSetForStaff>;

/** History of a day, newest first. */
export const clubDayHistory = z
  .object({ steps: z.array(z.object({ ...said, reason: z.enum(clubReasons), facts: clubDayAttributes })) })
  .meta({ id: 'ClubDayHistory' });
export type ClubDayHistory = z.infer<typeof clubDayHistory>;

const reason = z.object({ code: z.enum(clubReasons), text: z.string().trim().max(500).optional() }).strict();

/** `POST /api/v1/club-sets`. */
export const makeClubSetBody = z
  .object({ setId: clubSetId, facts: clubSetAttributes })
  .strict()
  .meta({ id: 'MakeClubSet' });

/** `POST /api/v1/club-sets/:id/corrections`: the changed fields; omitted ones stay. */
export const correctClubSetBody = z
  .object({ changes: clubSetAttributes.partial(), reason })
  .strict()
  .meta({ id: 'CorrectClubSet' });

/** Retires a set or puts it back. */
export const moveClubSetBody = z
  .object({ act: z.enum(['retire-club-set', 'put-club-set-back']), text: z.string().trim().max(500).optional() })
  .strict()
  .meta({ id: 'MoveClubSet' });
export type MoveClubSet = z.infer<typeof moveClubSetBody>;

/** `POST /api/v1/club-days/:day`: all that the day has from now on. */
export const setClubDayBody = z.object({ facts: clubDayAttributes, reason }).strict().meta({ id: 'SetClubDay' });
