import type { View } from '#read-store';
import { cellKey } from '../lap-times/lap-times.projection.ts';
import type { CellStoryDoc, StoryTime } from './cell-story.projection.ts';

/** Newest first; an untouched cell has an empty history. `position` is a lower bound of what it contains. */
export const storyOfCell = async (
  view: View<CellStoryDoc>,
  carId: string,
  tune: string,
  trackCode: string,
): Promise<{ position: number; history: readonly StoryTime[] }> => {
  const position = await view.position();
  const stored = await view.get(cellKey(carId, tune, trackCode));
  return { position, history: stored?.doc.history ?? [] };
};
