import type { CellEvent, LapTimeSource, LapTimeSubmitted } from '#domain';
import type { LapTimeValue } from '#racing';
import type { Projection } from '#read-store';
import { cellChannel, cellKey } from '../lap-times/lap-times.projection.ts';

/** One time of a cell; `by` is a user id, `at` ISO 8601. */
export type StoryTime = {
  readonly lapTimeId: string;
  readonly value: LapTimeValue;
  readonly state: 'stands' | 'replaced' | 'withdrawn';
  readonly by: string;
  readonly at: string;
  readonly gameVersion: string;
  readonly source: LapTimeSource;
};

export type CellStoryDoc = { readonly history: readonly StoryTime[] };

/** Times a story tells, newest first: enough for a popover, and it bounds the document to some 12 kB. */
export const STORY_LENGTH = 50;

/** View `cell-story`: who said what about a cell, and when. */
export const cellStory: Projection<CellEvent, CellStoryDoc> = {
  name: 'cell-story',
  version: 1,
  handles: ['LapTimeSubmitted', 'LapTimeWithdrawn'],
  indexes: [],
  keysOf: ({ data }) => [cellKey(data.carId, data.tune, data.trackCode)],
  channel: cellChannel,
  evolve: (doc, event) => {
    const past = doc?.history ?? [];
    if (event.type === 'LapTimeSubmitted') return told([entry(event.data, event.meta.at), ...past]);
    const { lapTimeId } = event.data;
    return told(past.map((time) => (time.lapTimeId === lapTimeId ? { ...time, state: 'withdrawn' } : time)));
  },
};

const entry = (data: LapTimeSubmitted['data'], at: string): StoryTime => ({
  lapTimeId: data.lapTimeId,
  value: data.value,
  state: 'stands',
  by: data.submittedBy,
  at,
  gameVersion: data.gameVersion,
  source: data.source,
});

/** The newest that was not withdrawn is current; all before it are replaced. */
const told = (history: readonly StoryTime[]): CellStoryDoc => {
  const current = history.findIndex((time) => time.state !== 'withdrawn');
  return {
    history: history
      .slice(0, STORY_LENGTH)
      .map((time, at) =>
        time.state === 'withdrawn' ? time : { ...time, state: at === current ? 'stands' : 'replaced' },
      ),
  };
};
