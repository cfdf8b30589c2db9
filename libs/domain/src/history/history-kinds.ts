import type { Event } from '#kernel';
import { isQueueEvent, queueEventTypes } from '../queue/queue.events.ts';
import { type ActionOf, anyHistoryKind, type HistoryKind, never } from './history-kind.ts';
import type { HistoryKindName } from './history.enums.ts';
import {
  clubDayHistoryKind,
  clubSetHistoryKind,
  plannedEventHistoryKind,
  timelineHistoryKind,
} from './kinds/calendar-kinds.ts';
import {
  carHistoryKind,
  animatedCardHistoryKind,
  carPhotoHistoryKind,
  carReviewHistoryKind,
} from './kinds/car-kinds.ts';
import { carTagHistoryKind } from './kinds/car-tag-kind.ts';
import { challengeHistoryKind, roundHistoryKind } from './kinds/challenge-kinds.ts';
import {
  groupHistoryKind,
  reviewersHistoryKind,
  templateHistoryKind,
  translationHistoryKind,
} from './kinds/community-kinds.ts';
import { tunedStatsHistoryKind } from './kinds/tuned-stats-kind.ts';
import {
  campaignHistoryKind,
  cellHistoryKind,
  gameVersionHistoryKind,
  importHistoryKind,
  packHistoryKind,
} from './kinds/game-kinds.ts';
import { operationHistoryKind } from './kinds/operation-kinds.ts';
import { appealHistoryKind, reportHistoryKind } from './kinds/trust-kinds.ts';
import {
  garageHistoryKind,
  contributorConsentHistoryKind,
  memberHistoryKind,
  recapHistoryKind,
} from './kinds/person-kinds.ts';
import { incidentHistoryKind, siteHistoryKind } from './kinds/site-kinds.ts';
import { fileReadHistoryKind } from './kinds/file-read-kind.ts';
import { bulkActionHistoryKind } from './kinds/bulk-action-kind.ts';
import { itemInQueue, queueActions } from './queue-actions.ts';

export const historyKinds: Readonly<Record<HistoryKindName, HistoryKind>> = {
  car: anyHistoryKind(carHistoryKind),
  cell: anyHistoryKind(cellHistoryKind),
  'tuned-stats': anyHistoryKind(tunedStatsHistoryKind),
  'car-photo': anyHistoryKind(carPhotoHistoryKind),
  'car-loop': anyHistoryKind(animatedCardHistoryKind),
  'car-review': anyHistoryKind(carReviewHistoryKind),
  'car-tag': anyHistoryKind(carTagHistoryKind),
  campaign: anyHistoryKind(campaignHistoryKind),
  pack: anyHistoryKind(packHistoryKind),
  'game-version': anyHistoryKind(gameVersionHistoryKind),
  import: anyHistoryKind(importHistoryKind),
  challenge: anyHistoryKind(challengeHistoryKind),
  round: anyHistoryKind(roundHistoryKind),
  'planned-event': anyHistoryKind(plannedEventHistoryKind),
  'club-set': anyHistoryKind(clubSetHistoryKind),
  'club-day': anyHistoryKind(clubDayHistoryKind),
  timeline: anyHistoryKind(timelineHistoryKind),
  template: anyHistoryKind(templateHistoryKind),
  group: anyHistoryKind(groupHistoryKind),
  translation: anyHistoryKind(translationHistoryKind),
  reviewers: anyHistoryKind(reviewersHistoryKind),
  report: anyHistoryKind(reportHistoryKind),
  appeal: anyHistoryKind(appealHistoryKind),
  member: anyHistoryKind(memberHistoryKind),
  garage: anyHistoryKind(garageHistoryKind),
  honours: anyHistoryKind(contributorConsentHistoryKind),
  recap: anyHistoryKind(recapHistoryKind),
  operation: anyHistoryKind(operationHistoryKind),
  site: anyHistoryKind(siteHistoryKind),
  incident: anyHistoryKind(incidentHistoryKind),
  sweep: anyHistoryKind(bulkActionHistoryKind),
  'file-read': anyHistoryKind(fileReadHistoryKind),
};

const byType = new Map(
  Object.values(historyKinds).flatMap((kind) => Object.keys(kind.acts).map((type) => [type, kind] as const)),
);

export const historyTypes: readonly string[] = [...byType.keys(), ...queueEventTypes];

export type HistoryAction = { readonly kind: HistoryKindName; readonly itemId: string; readonly does: ActionOf<Event> };

/** The item of an event, and the action on it; undefined where it is in no item's history. */
export const historyActionOf = (event: Event): HistoryAction | undefined => {
  if (isQueueEvent(event)) return { ...itemInQueue(event.data), does: queueActions[event.type] as ActionOf<Event> };
  const kind = byType.get(event.type);
  const does = kind && (kind.acts as Readonly<Record<string, ActionOf<Event>>>)[event.type];
  return kind && does && { kind: kind.kind, itemId: kind.itemOf(event.data), does };
};

/** Event types in the log of the site: those of garages and recaps are visible to their owners alone. */
export const loggedTypes: readonly string[] = [
  ...[...byType].filter(([type, kind]) => isLogged(kind, type)).map(([type]) => type),
  ...queueEventTypes.filter((type) => queueActions[type].unlogged !== true),
];

function isLogged({ seenBy, acts }: HistoryKind, type: string): boolean {
  return seenBy !== 'owner' && (acts as Readonly<Record<string, ActionOf<Event>>>)[type]?.unlogged !== true;
}

/** Kinds whose history has readers besides owner and staff. */
export const openHistoryKinds: readonly HistoryKindName[] = Object.values(historyKinds)
  .filter(({ isPublic }) => isPublic !== never)
  .map(({ kind }) => kind);

/** Whether an event of a kind is a staff action, shown to others as the team's. */
export const isByStaff = (kind: HistoryKindName, type: string): boolean =>
  (historyKinds[kind].acts as Readonly<Record<string, ActionOf<Event>>>)[type]?.byStaff === true;
