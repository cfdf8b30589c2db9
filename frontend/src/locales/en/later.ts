import accel from './accel.json' with { type: 'json' };
import bestof from './bestof.json' with { type: 'json' };
import campaign from './campaign.json' with { type: 'json' };
import account from './account.json' with { type: 'json' };
import car from './car.json' with { type: 'json' };
import carlist from './carlist.json' with { type: 'json' };
import codes from './codes.json' with { type: 'json' };
import decks from './decks.json' with { type: 'json' };
import find from './find.json' with { type: 'json' };
import findcar from './findcar.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import grid from './grid.json' with { type: 'json' };
import imports from './imports.json' with { type: 'json' };
import keys from './keys.json' with { type: 'json' };
import match from './match.json' with { type: 'json' };
import members from './members.json' with { type: 'json' };
import news from './news.json' with { type: 'json' };
import photos from './photos.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import queue from './queue.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };
import screen from './screen.json' with { type: 'json' };
import share from './share.json' with { type: 'json' };
import staffcars from './staffcars.json' with { type: 'json' };
import stuff from './stuff.json' with { type: 'json' };
import templateguide from './templateguide.json' with { type: 'json' };
import templates from './templates.json' with { type: 'json' };
import testpoints from './testpoints.json' with { type: 'json' };
import usefulness from './usefulness.json' with { type: 'json' };
import votes from './votes.json' with { type: 'json' };
import versions from './versions.json' with { type: 'json' };

/** English that is not in the first load: it comes with the pages that use it, as in every other language. */
export const later = {
  accel,
  bestof,
  campaign,
  account,
  car,
  carlist,
  codes,
  decks,
  find,
  findcar,
  gallery,
  grid,
  imports,
  keys,
  match,
  members,
  news,
  photos,
  privacy,
  queue,
  reviews,
  screen,
  share,
  staffcars,
  stuff,
  templateguide,
  templates,
  testpoints,
  usefulness,
  versions,
  votes,
};
