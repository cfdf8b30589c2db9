import { filledView } from '#test/filled-view';
import { cellStory, type CellStoryDoc, type StoryTime } from './cell-story.projection.ts';
import { storyOfCell } from './cell-story.query.ts';

const time: StoryTime = {
  lapTimeId: 'a',
  value: { kind: 'dnf' },
  state: 'stands',
  by: 'ann',
  at: '2026-01-01T00:00:00.000Z',
  gameVersion: '26',
  source: 'typed',
};

describe('the story of a cell', () => {
  it('is its history, and empty where nobody has been', async () => {
    const doc: CellStoryDoc = { history: [time] };
    const { view, stop } = await filledView<never, CellStoryDoc>(cellStory as never, [{ key: 'A|332|tRoad_a00', doc }]);
    expect(await storyOfCell(view, 'A', '332', 'tRoad_a00')).toEqual({ position: 10, history: [time] });
    expect(await storyOfCell(view, 'A', '323', 'tRoad_a00')).toEqual({ position: 10, history: [] });
    await stop();
  });
});
