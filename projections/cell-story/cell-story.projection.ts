import type { CellEvent, LapTimeSource, LapTimeSubmitted } from '#domain';
import type { Recorded } from '#kernel';
import {
  currentTimeOf,
  type Doubt,
  judged,
  type LapTimeValue,
  type Support,
  supportsOfTimes,
  type WeighedTime,
} from '#racing';
import type { Projection } from '#read-store';
import { cellEvents } from '../cell-events.ts';
import { cellChannel, cellKey } from '../lap-times/lap-times.projection.ts';

/**
 * One time of a cell; `by` is a user id, `at` ISO 8601. `beside`: newer than what is current, and not supported as well;
 * `support`: what it leans on, absent where it is hidden or withdrawn.
 */
export type StoryTime = Omit<WeighedTime, 'submittedBy' | 'doubted'> & {
  readonly value: LapTimeValue;
  readonly state: 'stands' | 'replaced' | 'beside' | 'hidden' | 'withdrawn';
  readonly support?: Support;
  readonly by: string;
  readonly at: string;
  readonly source: LapTimeSource;
  readonly doubts?: readonly Doubt[];
};

export type CellStoryDoc = { readonly history: readonly StoryTime[] };

/** Times a story tells, newest first, besides the current one: enough for a popover, and it bounds the document. */
export const STORY_LENGTH = 50;

/** View `cell-story`: who said what about a cell, and when. */
export const cellStory: Projection<CellEvent, CellStoryDoc> = {
  name: 'cell-story',
  version: 2,
  handles: cellEvents,
  indexes: [],
  keysOf: ({ data }) => [cellKey(data.carId, data.tune, data.trackCode)],
  channel: cellChannel,
  evolve: (doc, event) => told(historyAfter(doc?.history ?? [], event)),
};

const historyAfter = (past: readonly StoryTime[], event: Recorded<CellEvent>): readonly StoryTime[] => {
  switch (event.type) {
    case 'LapTimeSubmitted':
      return [entry(event.data, event.meta.at), ...past];
    case 'LapTimeWithdrawn': {
      const { lapTimeId } = event.data;
      return past.map((time) => (time.lapTimeId === lapTimeId ? { ...time, state: 'withdrawn' } : time));
    }
    default:
      return judged(past, event);
  }
};

const entry = (data: LapTimeSubmitted['data'], at: string): StoryTime => ({
  lapTimeId: data.lapTimeId,
  value: data.value,
  state: 'stands',
  by: data.submittedBy,
  at,
  gameVersion: data.gameVersion,
  source: data.source,
  ...(data.trust && { trust: data.trust }),
  ...(data.drivesSince !== undefined && { drivesSince: data.drivesSince }),
  ...(data.doubts && { doubts: data.doubts }),
});

export type Weighed = WeighedTime & { readonly at: number };

/** The states of the times, by the one rule of what counts; the oldest that do not count are forgotten. */
const told = (history: readonly StoryTime[]): CellStoryDoc => {
  const times = history.flatMap(weighed).toReversed();
  const current = currentTimeOf(times)?.time;
  const leansOn = new Map(supportsOfTimes(times).map((support, at) => [times[at]?.at, support]));
  return {
    history: history
      .map((time, at) => {
        const { support: _, ...rest } = time;
        if (rest.state === 'withdrawn') return rest;
        const support = leansOn.get(at) ?? 'hidden';
        if (support === 'hidden') return { ...rest, state: 'hidden' as const };
        return { ...rest, state: stateOf(at, current?.at), support };
      })
      .filter((_, at) => at < STORY_LENGTH || at === current?.at),
  };
};

/** What the rule of what counts looks at; nothing of a time that its author took back. */
export const weighed = ({ by, doubts, ...time }: StoryTime, at: number): Weighed[] =>
  time.state === 'withdrawn' ? [] : [{ ...time, submittedBy: by, doubted: doubts !== undefined, at }];

const stateOf = (at: number, current = at): 'stands' | 'beside' | 'replaced' => {
  if (at === current) return 'stands';
  return at < current ? 'beside' : 'replaced';
};
