import type { WhoMayRow } from '#kernel';
import { carWhoMay } from './car/car.who-may.ts';
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
import { gameVersionWhoMay } from './game-version/game-version.who-may.ts';
import { lapTimeWhoMay } from './lap-time/lap-time.who-may.ts';
import { memberWhoMay } from './member/member.who-may.ts';
import { queueWhoMay } from './queue/queue.who-may.ts';
import { seedWhoMay } from './seed/seed.who-may.ts';
import { templateWhoMay } from './template/template.who-may.ts';

/** Every table of who may do what, by aggregate: the documentation is made from it. */
export const whoMayTables: Readonly<Record<string, readonly WhoMayRow[]>> = {
  'lap time': lapTimeWhoMay.rows,
  car: carWhoMay.rows,
  'car photo': carPhotoWhoMay.rows,
  'car review': carReviewWhoMay.rows,
  'car alias': carAliasWhoMay.rows,
  'catalogue import': [...importListWhoMay.rows, ...importWhoMay.rows, ...importRowWhoMay.rows, ...rollBackWhoMay.rows],
  'game version': gameVersionWhoMay.rows,
  campaign: campaignWhoMay.rows,
  template: templateWhoMay.rows,
  'queue item': queueWhoMay.rows,
  member: memberWhoMay.rows,
  seed: seedWhoMay.rows,
};
