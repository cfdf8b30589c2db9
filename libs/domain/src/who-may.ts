import type { WhoMayRow } from '#kernel';
import { carWhoMay } from './car/car.who-may.ts';
import { carLoopWhoMay } from './car-loop/car-loop.who-may.ts';
import { carPhotoWhoMay } from './car-photo/car-photo.who-may.ts';
import { carReviewWhoMay } from './car-review/car-review.who-may.ts';
import { carAliasWhoMay } from './car-alias/car-alias.who-may.ts';
import {
  importListWhoMay,
  importRowWhoMay,
  importWhoMay,
  rollBackWhoMay,
} from './catalogue-import/catalogue-import.who-may.ts';
import { campaignWhoMay } from './campaign/campaign.who-may.ts';
import { carTagWhoMay } from './car-tag/car-tag.who-may.ts';
import { challengeWhoMay } from './challenge/challenge.who-may.ts';
import { communityGroupWhoMay } from './community-group/community-group.who-may.ts';
import { gameVersionWhoMay } from './game-version/game-version.who-may.ts';
import { garageWhoMay } from './garage/garage.who-may.ts';
import { lapTimeWhoMay } from './lap-time/lap-time.who-may.ts';
import { tunedStatsWhoMay } from './tuned-stats/tuned-stats.who-may.ts';
import { memberWhoMay } from './member/member.who-may.ts';
import { clubDayWhoMay, clubSetWhoMay } from './club/club.who-may.ts';
import { eventReminderWhoMay } from './event-reminder/event-reminder.who-may.ts';
import { fileReadWhoMay } from './file-read/file-read.who-may.ts';
import { packWhoMay } from './pack/pack.who-may.ts';
import { plannedEventWhoMay } from './planned-event/planned-event.who-may.ts';
import { queueWhoMay } from './queue/queue.who-may.ts';
import { honoursWhoMay } from './honours/honours.who-may.ts';
import { recapWhoMay } from './recap/recap.who-may.ts';
import { roundWhoMay } from './round/round.who-may.ts';
import { operationWhoMay } from './operation/operation.who-may.ts';
import { seedWhoMay } from './seed/seed.who-may.ts';
import { incidentWhoMay } from './incident/incident.who-may.ts';
import { siteWhoMay } from './site/site.who-may.ts';
import { sweepWhoMay } from './sweep/sweep.who-may.ts';
import { templateWhoMay } from './template/template.who-may.ts';
import { appealWhoMay } from './appeal/appeal.who-may.ts';
import { reportWhoMay } from './report/report.who-may.ts';
import { translationWhoMay } from './translation/translation.who-may.ts';
import { translatorsWhoMay } from './translation/translators.ts';
import { timelineItemWhoMay } from './timeline-item/timeline-item.who-may.ts';

/** Every table of permissions, by aggregate: the documentation is generated from it. */
export const whoMayTables: Readonly<Record<string, readonly WhoMayRow[]>> = {
  'lap time': lapTimeWhoMay.rows,
  'tuned stats': tunedStatsWhoMay.rows,
  car: carWhoMay.rows,
  'car photo': carPhotoWhoMay.rows,
  'car loop': carLoopWhoMay.rows,
  'car review': carReviewWhoMay.rows,
  'car alias': carAliasWhoMay.rows,
  'catalogue import': [...importListWhoMay.rows, ...importWhoMay.rows, ...importRowWhoMay.rows, ...rollBackWhoMay.rows],
  'game version': gameVersionWhoMay.rows,
  'car tag': carTagWhoMay.rows,
  campaign: campaignWhoMay.rows,
  pack: packWhoMay.rows,
  challenge: challengeWhoMay.rows,
  template: templateWhoMay.rows,
  'planned event': plannedEventWhoMay.rows,
  'event reminder': eventReminderWhoMay.rows,
  'private file': fileReadWhoMay.rows,
  'club set': clubSetWhoMay.rows,
  'club day': clubDayWhoMay.rows,
  'timeline item': timelineItemWhoMay.rows,
  garage: garageWhoMay.rows,
  honours: honoursWhoMay.rows,
  recap: recapWhoMay.rows,
  round: roundWhoMay.rows,
  group: communityGroupWhoMay.rows,
  translation: translationWhoMay.rows,
  translators: translatorsWhoMay.rows,
  report: reportWhoMay.rows,
  appeal: appealWhoMay.rows,
  'queue item': queueWhoMay.rows,
  member: memberWhoMay.rows,
  operation: operationWhoMay.rows,
  sweep: sweepWhoMay.rows,
  site: siteWhoMay.rows,
  incident: incidentWhoMay.rows,
  seed: seedWhoMay.rows,
};
