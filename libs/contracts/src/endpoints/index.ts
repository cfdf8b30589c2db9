import type { Endpoint } from '../endpoint.ts';
import { account } from './account.ts';
import { bestTimes } from './best-times.ts';
import { carPhotos } from './car-photos.ts';
import { carReviews } from './car-reviews.ts';
import { campaign } from './campaign.ts';
import { cars } from './cars.ts';
import { client, health } from './client.ts';
import { decks } from './decks.ts';
import { imports } from './imports.ts';
import { lapTimeTrust } from './lap-time-trust.ts';
import { lapTimes } from './lap-times.ts';
import { chatLink, me } from './me.ts';
import { members } from './members.ts';
import { notifications, queue } from './queue.ts';
import { records } from './records.ts';
import { passkeys, secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { templates } from './templates.ts';
import { uploads } from './uploads.ts';
import { usefulness } from './usefulness.ts';
import { catalogue, versions } from './versions.ts';

export {
  account,
  bestTimes,
  carPhotos,
  carReviews,
  campaign,
  cars,
  catalogue,
  chatLink,
  client,
  decks,
  health,
  imports,
  lapTimes,
  lapTimeTrust,
  me,
  members,
  notifications,
  passkeys,
  queue,
  records,
  secondFactor,
  session,
  templates,
  uploads,
  usefulness,
  versions,
};

/** Every endpoint, by what it is about. */
export const api = {
  'lap times': lapTimes,
  'trust in lap times': lapTimeTrust,
  records,
  'best times': bestTimes,
  cars,
  'car photos': carPhotos,
  'car reviews': carReviews,
  versions,
  catalogue,
  usefulness,
  templates,
  campaign,
  imports,
  uploads,
  members,
  queue,
  notifications,
  session,
  account,
  'second factor': secondFactor,
  passkeys,
  'chat link': chatLink,
  me,
  decks,
  client,
  health,
} satisfies Record<string, Record<string, Endpoint>>;
