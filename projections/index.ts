import { type AnyProjection, anyProjection } from '#read-store';
import { auditLog } from './audit-log/audit-log.projection.ts';
import { campaignView } from './campaign/campaign.projection.ts';
import { carTagsView } from './car-tags/car-tags.projection.ts';
import { carHistory } from './car-history/car-history.projection.ts';
import { carAliases } from './car-aliases/car-aliases.projection.ts';
import { animatedCardsView } from './animated-cards/animated-cards.projection.ts';
import { carPhotosView } from './car-photos/car-photos.projection.ts';
import { carReviewReports } from './car-review-reports/car-review-reports.projection.ts';
import { carReviewsView } from './car-reviews/car-reviews.projection.ts';
import { cars } from './cars/cars.projection.ts';
import { challengeHistory } from './challenge-history/challenge-history.projection.ts';
import { challengesView } from './challenges/challenges.projection.ts';
import { cellHistory } from './cell-history/cell-history.projection.ts';
import { currentCarPhotos } from './current-car-photos/current-car-photos.projection.ts';
import { memberHistory } from './member-history/member-history.projection.ts';
import { members } from './members/members.projection.ts';
import { raceStatChanges } from './race-stat-changes/race-stat-changes.projection.ts';
import { garageAgreements } from './garage-agreements/garage-agreements.projection.ts';
import { garageCopies } from './garage-copies/garage-copies.projection.ts';
import { garages } from './garages/garages.projection.ts';
import { importRefusals } from './import-refusals/import-refusals.projection.ts';
import { importRowsView } from './import-rows/import-rows.projection.ts';
import { imports } from './imports/imports.projection.ts';
import { notifications } from './notifications/notifications.projection.ts';
import { clubDays } from './club-days/club-days.projection.ts';
import { clubSets } from './club-sets/club-sets.projection.ts';
import { plannedEventHistory } from './planned-event-history/planned-event-history.projection.ts';
import { plannedEventImages } from './planned-event-images/planned-event-images.projection.ts';
import { packsView } from './packs/packs.projection.ts';
import { plannedEvents } from './planned-events/planned-events.projection.ts';
import { operationsView } from './operations/operations.projection.ts';
import { pendingCars } from './pending-cars/pending-cars.projection.ts';
import { lapTimes } from './lap-times/lap-times.projection.ts';
import { contributorConsents } from './contributor-consents/contributor-consents.projection.ts';
import { recapActivities } from './recap-activities/recap-activities.projection.ts';
import { recapShares } from './recap-shares/recap-shares.projection.ts';
import { recaps } from './recaps/recaps.projection.ts';
import { records } from './records/records.projection.ts';
import { templates } from './templates/templates.projection.ts';
import { roundDrafts } from './round-drafts/round-drafts.projection.ts';
import { roundHistory } from './round-history/round-history.projection.ts';
import { roundsView } from './rounds/rounds.projection.ts';
import { lapTimeSubmissions } from './lap-time-submissions/lap-time-submissions.projection.ts';
import { groupRequests } from './group-requests/group-requests.projection.ts';
import { groups } from './groups/groups.projection.ts';
import { timeline } from './timeline/timeline.projection.ts';
import { trust } from './trust/trust.projection.ts';
import { lapTimeEvidence } from './lap-time-evidence/lap-time-evidence.projection.ts';
import { incidents } from './incidents/incidents.projection.ts';
import { bulkActions } from './bulk-actions/bulk-actions.projection.ts';
import { siteView } from './site/site.projection.ts';
import { liveTranslations } from './live-translations/live-translations.projection.ts';
import { translations } from './translations/translations.projection.ts';
import { translatorsView } from './translators/translators.projection.ts';
import { tunedStatsView } from './tuned-stats/tuned-stats.projection.ts';
import { reviewQueue } from './review-queue/review-queue.projection.ts';
import { versionChanges } from './version-changes/version-changes.projection.ts';

export { formerViews } from './former-views.ts';

export const projections: readonly AnyProjection[] = [
  anyProjection(lapTimes),
  anyProjection(cellHistory),
  anyProjection(records),
  anyProjection(trust),
  anyProjection(lapTimeSubmissions),
  anyProjection(tunedStatsView),
  anyProjection(cars),
  anyProjection(carAliases),
  anyProjection(imports),
  anyProjection(importRowsView),
  anyProjection(importRefusals),
  anyProjection(carHistory),
  anyProjection(pendingCars),
  anyProjection(raceStatChanges),
  anyProjection(versionChanges),
  anyProjection(carPhotosView),
  anyProjection(animatedCardsView),
  anyProjection(currentCarPhotos),
  anyProjection(carReviewsView),
  anyProjection(carReviewReports),
  anyProjection(members),
  anyProjection(memberHistory),
  anyProjection(campaignView),
  anyProjection(carTagsView),
  anyProjection(packsView),
  anyProjection(challengesView),
  anyProjection(challengeHistory),
  anyProjection(templates),
  anyProjection(plannedEvents),
  anyProjection(plannedEventHistory),
  anyProjection(plannedEventImages),
  anyProjection(clubSets),
  anyProjection(clubDays),
  anyProjection(timeline),
  anyProjection(garageAgreements),
  anyProjection(garageCopies),
  anyProjection(garages),
  anyProjection(roundsView),
  anyProjection(roundDrafts),
  anyProjection(roundHistory),
  anyProjection(groups),
  anyProjection(groupRequests),
  anyProjection(translations),
  anyProjection(liveTranslations),
  anyProjection(translatorsView),
  anyProjection(reviewQueue),
  anyProjection(notifications),
  anyProjection(recapActivities),
  anyProjection(contributorConsents),
  anyProjection(recaps),
  anyProjection(recapShares),
  anyProjection(operationsView),
  anyProjection(siteView),
  anyProjection(incidents),
  anyProjection(lapTimeEvidence),
  anyProjection(bulkActions),
  anyProjection(auditLog),
];
