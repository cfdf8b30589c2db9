import { startTransition, useState } from 'react';
import { formatLapTime } from '#racing';
import type { TrackGroup } from '#racing';
import type { GridPosition } from '../../../ui/grid/grid-position.ts';
import type { Place } from '../../../lib/cell.ts';
import { useGridPlace } from './use-grid-place.ts';
import { placeAt, positionOf, rowAt } from './compare-context.ts';
import type { Compared } from './compare-context.ts';

type Folding = { folded: ReadonlySet<TrackGroup>; onFolded: (folded: ReadonlySet<TrackGroup>) => void };
type GridStateProps = Folding & { phone: boolean };

/** Folds a group, or opens it again. */
const toggled =
  ({ folded, onFolded }: Folding) =>
  (group: TrackGroup) => {
    const next = new Set(folded);
    if (!next.delete(group)) next.add(group);
    onFolded(next);
  };

/** A keypad may come in slices; a field takes the very next key. */
const openEntry = (phone: boolean, open: () => void) => (phone ? startTransition(open) : open());

/** Where the grid is at: the active place, the open story, the open tune menu, and what opens and closes them. */
export function useGridState(compared: Compared, { phone, ...folding }: GridStateProps) {
  const { lines, columns, times, entry } = compared;
  const place = useGridPlace({ row: lines[0]?.kind === 'group' ? 1 : 0, column: 0 });
  const [story, setStory] = useState<Place | null>(null);
  const [tuneMenu, setTuneMenu] = useState<string | null>(null);
  const openTunes = (column: number) => setTuneMenu(columns[column] ?? null);
  const tunes = { tuneMenu, setTuneMenu, openTunes };

  const enter = (at: GridPosition, typed: string) => {
    const there = placeAt(compared, at);
    if (!there) return openTunes(at.column);
    const now = rowAt(compared, at)?.times[at.column];
    openEntry(phone, () => {
      setStory(null);
      entry.open(there, typed, now ? formatLapTime(now, 'short') : undefined);
    });
  };
  const press = (at: GridPosition) => {
    const there = placeAt(compared, at);
    const status = rowAt(compared, at)?.contents[at.column]?.status;
    place.setActive(at);
    if (!there) openTunes(at.column);
    else if (status === 'none') enter(at, '');
    else if (status === 'failed') times.lapTimes.retry();
    // In slices: the cell answers the touch before its story is rendered.
    else if (status === 'known' || status === 'past' || status === 'unsaved') startTransition(() => setStory(there));
  };
  const thenFocus =
    <Args extends unknown[]>(run: (...args: Args) => void) =>
    (...args: Args) => {
      run(...args);
      place.focusAgain();
    };
  const closes = {
    closeStory: thenFocus(() => setStory(null)),
    leaveEntry: thenFocus(entry.close),
    // A sheet has the focus until it closes.
    commit: phone ? entry.commit : thenFocus(entry.commit),
  };
  const opens = { storyAt: positionOf(compared, story), enter, press, toggleGroup: toggled(folding) };
  return { ...place, ...tunes, ...opens, ...closes };
}
