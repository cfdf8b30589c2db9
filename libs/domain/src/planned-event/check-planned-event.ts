import { RuleBroken } from '#kernel';
import { parseCriteria, trackCodeFault } from '#racing';
import type { EventRequirement, EventReward, PlannedEventAttributes, RegionWindow } from './planned-event.events.ts';

/** Limits of an event. Source: the players' notes. */
export const EVENT_RACES = 5;
const EVENT_RQ_LEAST = 60;
const MAX_EVENT_RQ = 500;
const TRACKSETS_MAX = 8;
const REQUIREMENTS_MAX = 3;
const REWARDS_MAX = 20;
const LINKS_MAX = 5;
const IMAGES_MAX = 4;
const NAME_CHARACTERS_MAX = 60;
/** Ten years: a longer one has a mistyped year. */
const LONGEST_MS = 10 * 366 * 24 * 60 * 60 * 1000;

/** Throws `RuleBroken('planned-event-invalid', { fields })` with the fields that cannot be true of an event. */
export const checkPlannedEvent = (facts: PlannedEventAttributes): void => {
  const rules = {
    name: isEventName(facts.name),
    startsAt: isMoment(facts.startsAt),
    endsAt: isMoment(facts.endsAt) && follows(facts),
    timeZone: isZone(facts.timeZone),
    rqLimit: facts.rqLimit === null || isWhole(facts.rqLimit, EVENT_RQ_LEAST, MAX_EVENT_RQ),
    requirements: facts.requirements.length <= REQUIREMENTS_MAX && facts.requirements.every(isRequirement),
    tracksets: facts.tracksets.length <= TRACKSETS_MAX && facts.tracksets.every(isTrackset),
    hints: facts.hints.length === 0 || facts.hints.length === EVENT_RACES,
    regions: areWindows(facts),
    rewards: facts.rewards.length <= REWARDS_MAX && facts.rewards.every(isReward),
    links: facts.links.length <= LINKS_MAX && facts.links.every(isLink),
    images: areImages(facts.images ?? []),
  } satisfies Partial<Record<keyof PlannedEventAttributes, boolean>>;
  const fields = Object.entries(rules).flatMap(([field, holds]) => (holds ? [] : [field]));
  if (fields.length > 0) throw new RuleBroken('planned-event-invalid', { fields });
};

export const isEventName = (text: string): boolean =>
  text.trim() === text && text.length > 0 && text.length <= NAME_CHARACTERS_MAX;
const isWhole = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;
const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

const follows = ({ startsAt, endsAt }: Pick<RegionWindow, 'startsAt' | 'endsAt'>): boolean => {
  const lasts = Date.parse(endsAt) - Date.parse(startsAt);
  return lasts > 0 && lasts <= LONGEST_MS;
};

/** Checks the format only: the caller checks that the zone exists. */
const isZone = (timeZone: string): boolean => /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}$/.test(timeZone);

export const isRequirement = ({ name, criteria, atLeast }: EventRequirement): boolean => {
  const read = parseCriteria(criteria);
  return isEventName(name) && read.criteria.length > 0 && read.dropped.length === 0 && isWhole(atLeast, 1, EVENT_RACES);
};

export const isTrackset = (codes: readonly string[]): boolean =>
  codes.length === EVENT_RACES && codes.every((code) => trackCodeFault(code) === undefined);

/** Each region once, within the event's own time, which is their union. */
const areWindows = ({ regions, startsAt, endsAt }: PlannedEventAttributes): boolean =>
  new Set(regions.map(({ region }) => region)).size === regions.length &&
  regions.every((one) => isMoment(one.startsAt) && isMoment(one.endsAt) && follows(one)) &&
  regions.every((one) => one.startsAt >= startsAt && one.endsAt <= endsAt);

const isReward = ({ from, to, gold, cash, tickets, packs }: EventReward): boolean =>
  from >= 1 && (to === null || to >= from) && [gold, cash, tickets, packs].every((count) => isWhole(count, 0, 1e9));

const isLink = (text: string): boolean => {
  const url = URL.parse(text);
  return text.startsWith('https://') && text.length <= 300 && url?.username === '' && url.password === '';
};

/** Each once; the caller checks that the files exist. */
const areImages = (names: readonly string[]): boolean =>
  names.length <= IMAGES_MAX && new Set(names).size === names.length;
