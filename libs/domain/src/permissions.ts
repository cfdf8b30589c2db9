import type { PermissionRow } from '#kernel';
import { carPermissions } from './car/car.permissions.ts';
import { animatedCardPermissions } from './animated-card/animated-card.permissions.ts';
import { carPhotoPermissions } from './car-photo/car-photo.permissions.ts';
import { carReviewPermissions } from './car-review/car-review.permissions.ts';
import { carAliasPermissions } from './car-alias/car-alias.permissions.ts';
import {
  importListPermissions,
  importRowPermissions,
  importPermissions,
  rollBackPermissions,
} from './catalogue-import/catalogue-import.permissions.ts';
import { campaignPermissions } from './campaign/campaign.permissions.ts';
import { carTagPermissions } from './car-tag/car-tag.permissions.ts';
import { challengePermissions } from './challenge/challenge.permissions.ts';
import { communityGroupPermissions } from './community-group/community-group.permissions.ts';
import { gameVersionPermissions } from './game-version/game-version.permissions.ts';
import { garagePermissions } from './garage/garage.permissions.ts';
import { lapTimePermissions } from './lap-time/lap-time.permissions.ts';
import { tunedStatsPermissions } from './tuned-stats/tuned-stats.permissions.ts';
import { memberPermissions } from './member/member.permissions.ts';
import { clubDayPermissions, clubSetPermissions } from './club/club.permissions.ts';
import { eventReminderPermissions } from './event-reminder/event-reminder.permissions.ts';
import { fileReadPermissions } from './file-read/file-read.permissions.ts';
import { packPermissions } from './pack/pack.permissions.ts';
import { plannedEventPermissions } from './planned-event/planned-event.permissions.ts';
import { queuePermissions } from './queue/queue.permissions.ts';
import { contributorConsentPermissions } from './contributor-consent/contributor-consent.permissions.ts';
import { recapPermissions } from './recap/recap.permissions.ts';
import { roundPermissions } from './round/round.permissions.ts';
import { operationPermissions } from './operation/operation.permissions.ts';
import { seedPermissions } from './seed/seed.permissions.ts';
import { incidentPermissions } from './incident/incident.permissions.ts';
import { sitePermissions } from './site/site.permissions.ts';
import { bulkActionPermissions } from './bulk-action/bulk-action.permissions.ts';
import { templatePermissions } from './template/template.permissions.ts';
import { appealPermissions } from './appeal/appeal.permissions.ts';
import { reportPermissions } from './report/report.permissions.ts';
import { translationPermissions } from './translation/translation.permissions.ts';
import { translatorsPermissions } from './translation/translators.ts';
import { timelineItemPermissions } from './timeline-item/timeline-item.permissions.ts';

/** Every table of permissions, by aggregate: the documentation is generated from it. */
export const permissionTables: Readonly<Record<string, readonly PermissionRow[]>> = {
  'lap time': lapTimePermissions.rows,
  'tuned stats': tunedStatsPermissions.rows,
  car: carPermissions.rows,
  'car photo': carPhotoPermissions.rows,
  'car loop': animatedCardPermissions.rows,
  'car review': carReviewPermissions.rows,
  'car alias': carAliasPermissions.rows,
  'catalogue import': [
    ...importListPermissions.rows,
    ...importPermissions.rows,
    ...importRowPermissions.rows,
    ...rollBackPermissions.rows,
  ],
  'game version': gameVersionPermissions.rows,
  'car tag': carTagPermissions.rows,
  campaign: campaignPermissions.rows,
  pack: packPermissions.rows,
  challenge: challengePermissions.rows,
  template: templatePermissions.rows,
  'planned event': plannedEventPermissions.rows,
  'event reminder': eventReminderPermissions.rows,
  'private file': fileReadPermissions.rows,
  'club set': clubSetPermissions.rows,
  'club day': clubDayPermissions.rows,
  'timeline item': timelineItemPermissions.rows,
  garage: garagePermissions.rows,
  honours: contributorConsentPermissions.rows,
  recap: recapPermissions.rows,
  round: roundPermissions.rows,
  group: communityGroupPermissions.rows,
  translation: translationPermissions.rows,
  translators: translatorsPermissions.rows,
  report: reportPermissions.rows,
  appeal: appealPermissions.rows,
  'queue item': queuePermissions.rows,
  member: memberPermissions.rows,
  operation: operationPermissions.rows,
  sweep: bulkActionPermissions.rows,
  site: sitePermissions.rows,
  incident: incidentPermissions.rows,
  seed: seedPermissions.rows,
};
