import { type AnyProjection, anyProjection } from '#read-store';
import { campaignView } from './campaign/campaign.projection.ts';
import { carHistory } from './car-history/car-history.projection.ts';
import { carAliases } from './car-aliases/car-aliases.projection.ts';
import { carPhotosView } from './car-photos/car-photos.projection.ts';
import { carReviewReports } from './car-review-reports/car-review-reports.projection.ts';
import { carReviewsView } from './car-reviews/car-reviews.projection.ts';
import { cars } from './cars/cars.projection.ts';
import { cellStory } from './cell-story/cell-story.projection.ts';
import { currentCarPhotos } from './current-car-photos/current-car-photos.projection.ts';
import { memberHistory } from './member-history/member-history.projection.ts';
import { members } from './members/members.projection.ts';
import { drivingChanges } from './driving-changes/driving-changes.projection.ts';
import { importRefusals } from './import-refusals/import-refusals.projection.ts';
import { importRowsView } from './import-rows/import-rows.projection.ts';
import { imports } from './imports/imports.projection.ts';
import { notifications } from './notifications/notifications.projection.ts';
import { pendingCars } from './pending-cars/pending-cars.projection.ts';
import { lapTimes } from './lap-times/lap-times.projection.ts';
import { records } from './records/records.projection.ts';
import { templates } from './templates/templates.projection.ts';
import { saidTimes } from './said-times/said-times.projection.ts';
import { trust } from './trust/trust.projection.ts';
import { waiting } from './waiting/waiting.projection.ts';
import { versionChanges } from './version-changes/version-changes.projection.ts';

/** Every view there is, for the runner, the command line and the tests. */
export const projections: readonly AnyProjection[] = [
  anyProjection(lapTimes),
  anyProjection(cellStory),
  anyProjection(records),
  anyProjection(trust),
  anyProjection(saidTimes),
  anyProjection(cars),
  anyProjection(carAliases),
  anyProjection(imports),
  anyProjection(importRowsView),
  anyProjection(importRefusals),
  anyProjection(carHistory),
  anyProjection(pendingCars),
  anyProjection(drivingChanges),
  anyProjection(versionChanges),
  anyProjection(carPhotosView),
  anyProjection(currentCarPhotos),
  anyProjection(carReviewsView),
  anyProjection(carReviewReports),
  anyProjection(members),
  anyProjection(memberHistory),
  anyProjection(campaignView),
  anyProjection(templates),
  anyProjection(waiting),
  anyProjection(notifications),
];
