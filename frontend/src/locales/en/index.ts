import app from './app.json' with { type: 'json' };
import cars from './cars.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import compare from './compare.json' with { type: 'json' };
import entry from './entry.json' with { type: 'json' };
import kit from './kit.json' with { type: 'json' };
import problems from './problems.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import story from './story.json' with { type: 'json' };
import tracks from './tracks.json' with { type: 'json' };

/** English, complete: the fallback of every other language. */
export const english = {
  app,
  cars,
  common,
  compare,
  entry,
  kit,
  problems,
  shell,
  story,
  tracks,
};
