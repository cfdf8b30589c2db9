import type { TrackCode } from '#racing';
import { storeOf, useStore } from '../../../lib/store.ts';

/** A dialog of the grid: the order of cars and tracks, the tunes of the car in a column, or a block of times. */
export type OpenTool =
  { tool: 'arrange' } | { tool: 'tunes'; column: number } | { tool: 'paste'; start: PasteStart; text: string };

/** Where the block begins: undefined where it says so itself, with the first track. */
export type PasteStart = { readonly track: TrackCode | undefined; readonly column: number };

const open = storeOf<OpenTool | null>(null);

export const openTool = open.set;
export const closeTool = (): void => open.set(null);
export const useOpenTool = (): OpenTool | null => useStore(open);
