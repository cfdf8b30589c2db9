import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLapTime, parsePastCar } from '#racing';
import type { DeckCar, TrackGroup } from '#racing';
import type { GridPosition } from '../../../ui/grid/grid-position.ts';
import type { Place } from '../../../lib/cell.ts';
import { showSnack } from '../../../ui/snack/snacks.ts';
import { useGridPlace } from './use-grid-place.ts';
import type { Step } from '../../../features/submit-lap-time/time-field.tsx';
import { placeAt, positionOf, rowAt } from './compare-context.ts';
import type { Compared } from './compare-context.ts';

type Folding = { folded: ReadonlySet<TrackGroup>; onFolded: (folded: ReadonlySet<TrackGroup>) => void };
type GridStateProps = Folding & { phone: boolean; turn: (at: GridPosition) => GridPosition };

const toggled =
  ({ folded, onFolded }: Folding) =>
  (group: TrackGroup) => {
    const next = new Set(folded);
    if (!next.delete(group)) next.add(group);
    onFolded(next);
  };

/** The next cell in that direction, past the heads of groups; undefined at the edge. */
function stepped({ lines, columns }: Compared, { row, column }: GridPosition, step: Step): GridPosition | undefined {
  const across = column + step.column;
  let next = row + step.row;
  while (lines[next]?.kind === 'group') next += step.row;
  return lines[next] && columns[across] !== undefined ? { row: next, column: across } : undefined;
}

/** Leaves the field, with or without the typed text; the focus moves on by the step, or back to the cell. */
function entrySteps(compared: Compared, place: ReturnType<typeof useGridPlace>, { phone, turn }: GridStateProps) {
  const { entry } = compared;
  const goOn = (step: Step | undefined) => {
    const next = step && stepped(compared, place.active, turn(step));
    if (next) place.focus(next);
    else place.focusAgain();
  };
  return {
    leaveEntry: (step?: Step) => {
      entry.close();
      goOn(step);
    },
    commit: (text: string, step?: Step) => {
      entry.commit(text);
      // A sheet has the focus until it closes.
      if (!phone) goOn(step);
    },
  };
}

/** Notifies that a car in an older version takes no times; false: it is the current one, or has no tune yet. */
function useSayPast() {
  const { t } = useTranslation('compare');
  return (car: DeckCar | undefined): boolean => {
    const past = car?.tune && parsePastCar(car.carId);
    if (past) showSnack({ kind: 'info', text: t('pastCell', { version: past.gameVersion }) });
    return past !== undefined;
  };
}

/** The column whose tune menu is open. A cell that takes no time opens it, or explains why it takes none. */
function useTuneMenu({ columns, deck }: Compared) {
  const [tuneMenu, setTuneMenu] = useState<string | null>(null);
  const sayPast = useSayPast();
  const openTunes = (column: number) => setTuneMenu(columns[column] ?? null);
  const leadOn = (column: number) => (sayPast(deck.cars[column]) ? undefined : openTunes(column));
  return { tuneMenu, setTuneMenu, openTunes, leadOn };
}

/** A keypad may render in slices; a field takes the very next key. */
const openEntry = (phone: boolean, open: () => void) => (phone ? startTransition(open) : open());

export function useGridState(compared: Compared, props: GridStateProps) {
  const { phone, turn, ...folding } = props;
  const { lines, times, entry } = compared;
  const place = useGridPlace({ row: lines[0]?.kind === 'group' ? 1 : 0, column: 0 }, turn);
  const [story, setStory] = useState<Place | null>(null);
  const { leadOn, ...tunes } = useTuneMenu(compared);

  const enter = (at: GridPosition, typed: string) => {
    const there = placeAt(compared, at);
    if (!there) return leadOn(at.column);
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
    if (!there) leadOn(at.column);
    else if (status === 'none' || status === 'predicted') enter(at, '');
    else if (status === 'failed') times.lapTimes.retry();
    // In slices: the cell responds to the touch before its history is rendered.
    else if (['known', 'past', 'disputed', 'unsaved'].includes(status ?? '')) startTransition(() => setStory(there));
  };
  const thenFocus =
    <Args extends unknown[]>(run: (...args: Args) => void) =>
    (...args: Args) => {
      run(...args);
      place.focusAgain();
    };
  const closes = {
    closeStory: thenFocus(() => setStory(null)),
    ...entrySteps(compared, place, props),
  };
  const opens = { storyAt: positionOf(compared, story), enter, press, toggleGroup: toggled(folding) };
  return { ...place, ...tunes, ...opens, ...closes };
}
