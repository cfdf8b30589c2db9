import { given } from '#test/projection-kit';
import type { CellEvent } from '#domain';
import type { ActorId } from '#kernel';
import type { LapTime } from '#racing';
import { cellStory, STORY_LENGTH, type StoryTime } from './cell-story.projection.ts';

const place = { carId: 'Mini_Cooper_S_1964', tune: '332', trackCode: 'tRoad_a00' };
const key = 'Mini_Cooper_S_1964|332|tRoad_a00';
const at = '2026-01-01T00:00:00.000Z';

const submitted = (lapTimeId: string, seconds: number, actor = 'ann') =>
  ({
    type: 'LapTimeSubmitted',
    data: {
      ...place,
      lapTimeId,
      value: { kind: 'time', seconds },
      submittedBy: actor as ActorId,
      gameVersion: '26',
      source: 'typed',
    },
  }) satisfies CellEvent;

const withdrawn = (lapTimeId: string, standing: LapTime): CellEvent => ({
  type: 'LapTimeWithdrawn',
  data: { ...place, lapTimeId, standing },
});

const told = (lapTimeId: string, seconds: number, state: StoryTime['state'], by = 'ann'): StoryTime => ({
  lapTimeId,
  value: { kind: 'time', seconds },
  state,
  ...(state === 'withdrawn' ? {} : { support: 'trusted' }),
  by,
  at,
  gameVersion: '26',
  source: 'typed',
});

describe('cell-story', () => {
  it('tells who said what, the newest first', () => {
    given(cellStory, [submitted('a', 80, 'bob'), submitted('b', 74.5)]).then(key, {
      history: [told('b', 74.5, 'stands'), told('a', 80, 'replaced', 'bob')],
    });
  });

  it('lets the time before stand again when the last one is withdrawn', () => {
    given(cellStory, [submitted('a', 80), submitted('b', 74.5), withdrawn('b', { kind: 'time', seconds: 80 })]).then(
      key,
      { history: [told('b', 74.5, 'withdrawn'), told('a', 80, 'stands')] },
    );
  });

  it('keeps the last one standing when an older one is withdrawn', () => {
    given(cellStory, [submitted('a', 80), submitted('b', 74.5), withdrawn('a', { kind: 'time', seconds: 74.5 })]).then(
      key,
      { history: [told('b', 74.5, 'stands'), told('a', 80, 'withdrawn')] },
    );
  });

  it('tells no more than the newest times', () => {
    const many = Array.from({ length: STORY_LENGTH + 5 }, (_, n) => submitted(`t${n}`, 60 + n));
    const newestFirst = many.toReversed().slice(0, STORY_LENGTH);
    given(cellStory, many).then(key, {
      history: newestFirst.map(({ data }, n) =>
        told(data.lapTimeId, data.value.seconds, n === 0 ? 'stands' : 'replaced'),
      ),
    });
  });
});
