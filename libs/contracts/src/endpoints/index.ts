import type { Endpoint } from '../endpoint.ts';
import { account } from './account.ts';
import { apiClient } from './api-client.ts';
import { apiKeys } from './api-keys.ts';
import { bestTimes } from './best-times.ts';
import { carPhotos } from './car-photos.ts';
import { carReviews } from './car-reviews.ts';
import { campaign } from './campaign.ts';
import { packKinds } from './packs.ts';
import { carTags } from './car-tags.ts';
import { cars } from './cars.ts';
import { changes } from './changes.ts';
import { challenges } from './challenges.ts';
import { client, health } from './client.ts';
import { contributors } from './contributors.ts';
import { decks } from './decks.ts';
import { dumps } from './dumps.ts';
import { embeds } from './embeds.ts';
import { eventPlans } from './event-plans.ts';
import { garages } from './garages.ts';
import { history } from './history.ts';
import { imports } from './imports.ts';
import { lapTimeTrust } from './lap-time-trust.ts';
import { lapTimes } from './lap-times.ts';
import { viewCounts } from './view-counts.ts';
import { chatLink, me } from './me.ts';
import { mails } from './mails.ts';
import { members } from './members.ts';
import { operations } from './operations.ts';
import { clubs } from './clubs.ts';
import { plannedEvents } from './planned-events.ts';
import { notifications, queue } from './queue.ts';
import { recaps } from './recaps.ts';
import { records } from './records.ts';
import { mySettings } from './my-settings.ts';
import { passkeys, secondFactor } from './second-factor.ts';
import { roundDeletion } from './round-deletion.ts';
import { roundHands } from './round-hands.ts';
import { savedMatches } from './saved-matches.ts';
import { rounds } from './rounds.ts';
import { animatedCards } from './animated-cards.ts';
import { session } from './session.ts';
import { site } from './site.ts';
import { templates } from './templates.ts';
import { groups } from './groups.ts';
import { bulkActions } from './bulk-actions.ts';
import { timeline } from './timeline.ts';
import { translations } from './translations.ts';
import { appeals, people, reports } from './trust.ts';
import { tunedStats } from './tuned-stats.ts';
import { uploads } from './uploads.ts';
import { usefulness } from './usefulness.ts';
import { catalogue, versions } from './versions.ts';
import { webhooks } from './webhooks.ts';

export {
  account,
  appeals,
  people,
  reports,
  apiKeys,
  apiClient,
  dumps,
  embeds,
  webhooks,
  changes,
  bestTimes,
  carPhotos,
  carReviews,
  carTags,
  campaign,
  cars,
  catalogue,
  challenges,
  chatLink,
  client,
  contributors,
  decks,
  eventPlans,
  garages,
  health,
  history,
  imports,
  lapTimes,
  lapTimeTrust,
  viewCounts,
  tunedStats,
  mails,
  me,
  mySettings,
  members,
  operations,
  packKinds,
  notifications,
  passkeys,
  clubs,
  plannedEvents,
  queue,
  recaps,
  records,
  roundDeletion,
  roundHands,
  savedMatches,
  rounds,
  secondFactor,
  session,
  site,
  animatedCards,
  templates,
  groups,
  bulkActions,
  timeline,
  translations,
  uploads,
  usefulness,
  versions,
};

/** Every endpoint, by topic. */
export const api = {
  'lap times': lapTimes,
  'trust in lap times': lapTimeTrust,
  records,
  looks: viewCounts,
  'best times': bestTimes,
  cars,
  'car photos': carPhotos,
  showcase: animatedCards,
  'car reviews': carReviews,
  versions,
  catalogue,
  usefulness,
  templates,
  'events of the game': plannedEvents,
  'plans of events': eventPlans,
  'club days': clubs,
  timeline,
  sweeps: bulkActions,
  garages,
  recaps,
  contributors,
  groups,
  translations,
  campaign,
  packs: packKinds,
  challenges,
  rounds,
  'deletion of rounds': roundDeletion,
  'hands of rounds': roundHands,
  matches: savedMatches,
  imports,
  uploads,
  members,
  operations,
  history,
  queue,
  notifications,
  people,
  reports,
  appeals,
  session,
  account,
  'second factor': secondFactor,
  passkeys,
  'chat link': chatLink,
  mails,
  me,
  ownSettings: mySettings,
  'api keys': apiKeys,
  'api client': apiClient,
  dumps,
  embeds,
  webhooks,
  changes,
  decks,
  client,
  site,
  health,
} satisfies Record<string, Record<string, Endpoint>>;
