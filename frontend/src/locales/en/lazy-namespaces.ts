import accel from './accel.json' with { type: 'json' };
import apikeys from './apikeys.json' with { type: 'json' };
import bestof from './bestof.json' with { type: 'json' };
import campaign from './campaign.json' with { type: 'json' };
import account from './account.json' with { type: 'json' };
import challenges from './challenges.json' with { type: 'json' };
import car from './car.json' with { type: 'json' };
import carlist from './carlist.json' with { type: 'json' };
import charts from './charts.json' with { type: 'json' };
import cheatsheet from './cheatsheet.json' with { type: 'json' };
import clubs from './clubs.json' with { type: 'json' };
import codes from './codes.json' with { type: 'json' };
import community from './community.json' with { type: 'json' };
import contributors from './contributors.json' with { type: 'json' };
import csvchart from './csvchart.json' with { type: 'json' };
import decks from './decks.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import eventplan from './eventplan.json' with { type: 'json' };
import filelines from './filelines.json' with { type: 'json' };
import find from './find.json' with { type: 'json' };
import findcar from './findcar.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import garage from './garage.json' with { type: 'json' };
import grid from './grid.json' with { type: 'json' };
import history from './history.json' with { type: 'json' };
import imports from './imports.json' with { type: 'json' };
import keys from './keys.json' with { type: 'json' };
import legal from './legal.json' with { type: 'json' };
import match from './match.json' with { type: 'json' };
import members from './members.json' with { type: 'json' };
import moreproblems from './moreproblems.json' with { type: 'json' };
import news from './news.json' with { type: 'json' };
import operations from './operations.json' with { type: 'json' };
import packs from './packs.json' with { type: 'json' };
import photos from './photos.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import queue from './queue.json' with { type: 'json' };
import recap from './recap.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };
import saidtimes from './saidtimes.json' with { type: 'json' };
import rounds from './rounds.json' with { type: 'json' };
import screen from './screen.json' with { type: 'json' };
import share from './share.json' with { type: 'json' };
import showcase from './showcase.json' with { type: 'json' };
import staffcars from './staffcars.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };
import stuff from './stuff.json' with { type: 'json' };
import sweeps from './sweeps.json' with { type: 'json' };
import templateguide from './templateguide.json' with { type: 'json' };
import templates from './templates.json' with { type: 'json' };
import testpoints from './testpoints.json' with { type: 'json' };
import timeline from './timeline.json' with { type: 'json' };
import translate from './translate.json' with { type: 'json' };
import trust from './trust.json' with { type: 'json' };
import usefulness from './usefulness.json' with { type: 'json' };
import votes from './votes.json' with { type: 'json' };
import versions from './versions.json' with { type: 'json' };
import webhooks from './webhooks.json' with { type: 'json' };

/** English that is not in the first load: it loads with the pages that use it, as in every other language. */
export const lazyNamespaces = {
  accel,
  apikeys,
  webhooks,
  bestof,
  campaign,
  account,
  car,
  carlist,
  challenges,
  charts,
  cheatsheet,
  clubs,
  codes,
  community,
  contributors,
  csvchart,
  decks,
  events,
  eventplan,
  filelines,
  find,
  findcar,
  gallery,
  garage,
  grid,
  history,
  imports,
  keys,
  legal,
  match,
  members,
  moreproblems,
  news,
  operations,
  packs,
  photos,
  privacy,
  queue,
  recap,
  reviews,
  saidtimes,
  rounds,
  screen,
  share,
  showcase,
  site,
  staffcars,
  stuff,
  sweeps,
  templateguide,
  templates,
  testpoints,
  timeline,
  translate,
  trust,
  usefulness,
  versions,
  votes,
};
