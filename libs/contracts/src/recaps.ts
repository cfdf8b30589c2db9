import { z } from 'zod';
import { carId, lapTimeValue } from './cell.ts';
import { decidedSubjects, recapCards, recapCounts, recapKinds, recapLists } from './recap.enums.ts';
import { timeZone } from './time-zone.ts';
import { language } from './user.ts';

/** A year, or a month of it. */
export const recapPeriod = z
  .string()
  .regex(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/)
  .meta({ examples: ['2025'] });

const day = z.iso.date();
const number = z.number().int().nonnegative();
const perDay = z.object({ day, facts: number });
const share = { times: number };

/** One thing of a list; `at` UTC, `day` and `hour` by the user's clock then. */
export const recapActivity = z
  .object({
    id: z.string(),
    kind: z.enum(recapKinds),
    at: z.iso.datetime(),
    timeZone: z.string(),
    carId: carId.nullable(),
    tune: z.string().nullable(),
    trackCode: z.string().nullable(),
    challengeId: z.string().nullable(),
    round: z.number().int().nullable(),
    value: lapTimeValue.nullable(),
    /** The rank of a time among those of its track on that day. */
    place: z.number().int().nullable(),
  })
  .meta({ id: 'RecapFact' });
export type RecapActivity = z.infer<typeof recapActivity>;

/** Another user: by name where they agreed to be named; `former`: the account no longer exists. */
const met = z.object({ name: z.string().nullable(), former: z.boolean(), meetings: number });

/** The content of a recap, card by card; null: nothing, or it is not shared. */
export const recapDto = z
  .object({
    year: z
      .object({
        activeDays: number,
        first: recapActivity.nullable(),
        last: recapActivity.nullable(),
        streak: z.object({ from: day, to: day, days: number }).nullable(),
      })
      .nullable(),
    times: z
      .object({
        times: number,
        confirmed: number,
        tracks: number,
        cars: number,
        topTracks: z.array(z.object({ trackCode: z.string(), ...share })),
        topCars: z.array(z.object({ carId, ...share })),
      })
      .nullable(),
    records: z
      .object({
        set: number,
        lost: number,
        places: number,
        longest: z.object({ carId, tune: z.string(), trackCode: z.string(), days: number }).nullable(),
      })
      .nullable(),
    rounds: z.object({ rounds: number, solutions: number, helped: number }).nullable(),
    words: z.object({ reviews: number, photos: number, templates: number, votes: number }).nullable(),
    days: z
      .object({
        hour: z.object({ hour: number, facts: number }).nullable(),
        day: perDay.nullable(),
        days: z.array(perDay),
      })
      .nullable(),
    company: z.array(met).nullable(),
    garage: z.object({ cars: number }).nullable(),
    staff: z
      .object({
        decisions: number,
        of: z.array(z.object({ subject: z.enum(decidedSubjects), decisions: number })),
      })
      .nullable(),
  })
  .meta({ id: 'RecapTold' });
export type RecapDto = z.infer<typeof recapDto>;

/** A number that was different when its year or month was over. */
const correction = z
  .object({ figure: z.enum(recapCounts), was: number, is: number, at: z.iso.datetime() })
  .meta({ id: 'RecapCorrection' });
export type RecapCorrection = z.infer<typeof correction>;

const recapShare = z
  .object({ key: z.string(), period: recapPeriod, cards: z.array(z.enum(recapCards)), at: z.iso.datetime() })
  .meta({ id: 'RecapShare' });
export type RecapShare = z.infer<typeof recapShare>;

/** The user's recap; `timeZones`: those that its days were in, the last one last; `told` null: switched off. */
export const myRecap = z
  .object({
    period: recapPeriod,
    timeZones: z.array(z.string()),
    told: recapDto.nullable(),
    corrections: z.array(correction),
    /** Years with content, the latest first. */
    years: z.array(z.number().int()),
    kept: z.boolean(),
    named: z.boolean(),
    statedZone: z.string().nullable(),
    shares: z.array(recapShare),
  })
  .meta({ id: 'OwnRecap' });
export type MyRecap = z.infer<typeof myRecap>;

/** A recap as its owner shares it. */
export const sharedRecap = z
  .object({
    name: z.string(),
    period: recapPeriod,
    timeZones: z.array(z.string()),
    told: recapDto,
    corrections: z.array(correction),
  })
  .meta({ id: 'SharedRecap' });
export type SharedRecap = z.infer<typeof sharedRecap>;

/** What all users did, in days of UTC: the sum of all users' recaps. What no longer counts is left out. */
export const siteRecap = z
  .object({
    period: recapPeriod,
    times: number,
    votes: number,
    rounds: number,
    solutions: number,
    reviews: number,
    photos: number,
    templates: number,
    decisions: number,
    days: z.array(perDay),
    topTracks: z.array(z.object({ trackCode: z.string(), ...share })),
  })
  .meta({ id: 'SiteRecap' });
export type SiteRecap = z.infer<typeof siteRecap>;

export const recapActivityPage = z
  .object({ items: z.array(recapActivity), total: number, next: z.string().optional() })
  .meta({ id: 'RecapFactPage' });
export type RecapActivityPage = z.infer<typeof recapActivityPage>;

/** `of`: the track, the car, the days "from..to", the hour, the place among other users met. */
export const recapListQuery = z.object({ list: z.enum(recapLists), of: z.string().max(80).default('') });

export const recapZoneBody = z.object({ timeZone }).strict().meta({ id: 'StateRecapZone' });
export const recapChoicesBody = z
  .object({ kept: z.boolean(), named: z.boolean() })
  .strict()
  .meta({ id: 'ChooseRecap' });
export const shareRecapBody = z
  .object({ period: recapPeriod, cards: z.array(z.enum(recapCards)).min(1).max(recapCards.length) })
  .strict()
  .meta({ id: 'ShareRecap' });

export const onePeriod = z.object({ period: recapPeriod });
export const oneRecapKey = z.object({ key: z.string().min(1).max(60) });
export const oneCard = z.object({ card: z.enum(recapCards) });
/** Default: English. */
export const inLanguage = z.object({ language: language.default('en') });
