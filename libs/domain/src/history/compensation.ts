import type { Caller, Command, Event, Meta } from '#kernel';
import { compareGameVersions } from '#racing';
import type { CarRevised } from '../car/car.events.ts';
import { ReviseCar } from '../car/revise-car.ts';
import { StateCarTag } from '../car-tag/state-car-tag.ts';
import type { CarTagStated, TagStatus } from '../car-tag/car-tag.events.ts';
import { CorrectChallenge } from '../challenge/correct-challenge.ts';
import type { ChallengeCorrected, ChallengeRetired } from '../challenge/challenge.events.ts';
import { RestoreChallenge } from '../challenge/retire-challenge.ts';
import type { ClubDayAttributes, ClubDaySet, ClubSetCorrected, ClubSetRetired } from '../club/club.events.ts';
import { CorrectClubSet } from '../club/correct-club-set.ts';
import { PutClubSetBack } from '../club/move-club-set.ts';
import { SetClubDay } from '../club/set-club-day.ts';
import type { AccountLimited } from '../member/member.events.ts';
import { RestoreAccount } from '../member/restore-account.ts';
import { CorrectPlannedEvent } from '../planned-event/correct-planned-event.ts';
import { PutPlannedEventBack } from '../planned-event/move-planned-event.ts';
import type { PlannedEventCorrected, PlannedEventWithdrawn } from '../planned-event/planned-event.events.ts';
import { RestoreRound } from '../round/delete-round.ts';
import { UndoRoundReset } from '../round/reset-round.ts';
import type { RoundDeleted, RoundReset, RoundSolutionsReset } from '../round/round.events.ts';
import { SwitchFeatureOff, SwitchFeatureOn } from '../site/switch-feature.ts';
import type { FeatureSwitchedOff, FeatureSwitchedOn } from '../site/site.events.ts';
import { PublishTimelineItem, PutTimelineItemBack } from '../timeline-item/show-timeline-item.ts';
import type { TimelineItemRemoved, TimelineItemWithdrawn } from '../timeline-item/timeline-item.events.ts';
import { RestoreTunedStats } from '../tuned-stats/judge-tuned-stats.ts';
import type { TunedStatsHidden } from '../tuned-stats/tuned-stats.events.ts';
import type { HistoryEntry } from './history-entries.ts';
import type { HistoryValues, HistoryState } from './history-kind.ts';

export type Compensation = {
  readonly type: new (data: never, meta: Meta) => Command;
  readonly data: object;
  readonly adminsAlone?: true;
};

type Undone =
  | CarRevised
  | CarTagStated
  | ChallengeCorrected
  | ChallengeRetired
  | ClubDaySet
  | ClubSetCorrected
  | ClubSetRetired
  | AccountLimited
  | PlannedEventCorrected
  | PlannedEventWithdrawn
  | RoundDeleted
  | RoundReset
  | RoundSolutionsReset
  | FeatureSwitchedOff
  | FeatureSwitchedOn
  | TimelineItemRemoved
  | TimelineItemWithdrawn
  | TunedStatsHidden;

type Undo<Ev extends Event> = (data: Ev['data'], before: HistoryState) => Compensation | undefined;

const to = <Made extends Command>(
  type: new (data: Made['data'], meta: Meta) => Made,
  data: Made['data'],
): Compensation => ({ type: type as Compensation['type'], data: data as object });
const byAdmins = (of: Compensation): Compensation => ({ ...of, adminsAlone: true });

/** The earlier values of these facts; undefined where one was unknown, which no correction can restore. */
const former = <Facts extends object>(changes: Facts, { facts }: HistoryState): Facts | undefined => {
  const names = Object.keys(changes);
  if (names.some((name) => facts[name] === undefined)) return undefined;
  return Object.fromEntries(names.map((name) => [name, facts[name]])) as Facts;
};

const dayBefore = ({ carSets = [], trackSets = [] }: HistoryValues): ClubDayAttributes => ({
  carSets: carSets as readonly string[],
  trackSets: trackSets as readonly string[],
});

/** The undo commands for staff actions outside the queue. Decisions of the queue wait there again instead. */
const undoing: { readonly [Type in Undone['type']]: Undo<Extract<Undone, { type: Type }>> } = {
  CarRevised: ({ carId, gameVersion, changes }, before) => {
    const { class: _class, ...said } = changes;
    const car = former(said, before);
    const known = before.facts['gameVersion'];
    const isOfPast = typeof known === 'string' && compareGameVersions(gameVersion, known) < 0;
    return car && !isOfPast
      ? to(ReviseCar, { carId, car, source: 'moderator', gameVersion, reason: 'correction' })
      : undefined;
  },
  CarTagStated: ({ tag }, { status }) =>
    status === 'new' ? undefined : to(StateCarTag, { tag, standing: status as TagStatus, reason: 'correction' }),
  ChallengeCorrected: ({ challengeId, changes }, before) => {
    const facts = former(changes, before);
    return facts && to(CorrectChallenge, { challengeId, facts, reason: 'correction' });
  },
  ChallengeRetired: ({ challengeId }) => to(RestoreChallenge, { challengeId, reason: 'correction' }),
  ClubDaySet: ({ day }, { facts }) => to(SetClubDay, { day, facts: dayBefore(facts), reason: 'undo' }),
  ClubSetCorrected: ({ setId, changes: said }, before) => {
    const changes = former(said, before);
    return changes && to(CorrectClubSet, { setId, changes, reason: 'undo' });
  },
  ClubSetRetired: ({ setId }) => to(PutClubSetBack, { setId }),
  AccountLimited: ({ userId, what }) => byAdmins(to(RestoreAccount, { userId, what, reason: { code: 'mistake' } })),
  PlannedEventCorrected: ({ eventId, changes: said }, before) => {
    const changes = former(said, before);
    return changes && to(CorrectPlannedEvent, { eventId, changes, reason: 'undo' });
  },
  PlannedEventWithdrawn: ({ eventId }) => to(PutPlannedEventBack, { eventId }),
  RoundDeleted: ({ challengeId, round }) => to(RestoreRound, { challengeId, round }),
  RoundReset: ({ challengeId, round }) => to(UndoRoundReset, { challengeId, round }),
  RoundSolutionsReset: ({ challengeId, round }) => to(UndoRoundReset, { challengeId, round }),
  FeatureSwitchedOff: ({ feature }) => byAdmins(to(SwitchFeatureOn, { feature, reason: { code: 'settled' } })),
  FeatureSwitchedOn: ({ feature }) => byAdmins(to(SwitchFeatureOff, { feature, reason: { code: 'other' } })),
  TimelineItemRemoved: ({ itemId }) => to(PutTimelineItemBack, { itemId }),
  TimelineItemWithdrawn: ({ itemId }) => to(PublishTimelineItem, { itemId }),
  TunedStatsHidden: ({ by: _by, reason: _reason, ...of }) => to(RestoreTunedStats, of),
};

/**
 * The command that undoes an entry of a history, for a user. Undefined: it is no staff action, it no longer holds, or
 * something else undoes it.
 */
export const compensationOf = (
  entry: HistoryEntry,
  entries: readonly HistoryEntry[],
  by: Caller,
): Compensation | undefined => {
  const { event, does, before } = entry;
  if (does.byStaff !== true || by.role === undefined || !stillHolds(entry, entries)) return undefined;
  const undo = (undoing as Readonly<Record<string, Undo<Event>>>)[event.type];
  const found = undo?.(event.data, before);
  return found?.adminsAlone && by.role !== 'admin' ? undefined : found;
};

/** No later entry changes what it set. */
const stillHolds = (entry: HistoryEntry, entries: readonly HistoryEntry[]): boolean => {
  const later = entries.slice(entries.indexOf(entry) + 1);
  const last = later.at(-1)?.after ?? entry.after;
  const said = Object.keys(entry.after.facts).filter((name) => !isSame(name, entry.before, entry.after));
  const moved = entry.before.status !== entry.after.status;
  return (
    (!moved || later.every(({ before, after }) => before.status === after.status)) &&
    said.every((name) => isSame(name, entry.after, last))
  );
};

const isSame = (name: string, one: HistoryState, other: HistoryState): boolean =>
  JSON.stringify(one.facts[name]) === JSON.stringify(other.facts[name]);
