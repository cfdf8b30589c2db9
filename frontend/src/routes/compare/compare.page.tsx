import { startTransition, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { TrackGroup } from '#racing';
import { useCars } from '../../features/cars/use-cars.ts';
import { usePredictions } from '../../features/predictions/use-predictions.ts';
import { changeView, useGridView } from '../../lib/deck/grid-view.ts';
import type { Deck } from '../../lib/deck/deck.ts';
import { useDeck } from '../../lib/deck/use-deck.ts';
import { openKeyList } from '../../lib/keys/list-of-keys.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { CompareDialogs } from './compare-dialogs.tsx';
import type { OpenDialog } from './compare-dialogs.tsx';
import { CompareDock } from './compare-dock.tsx';
import { CompareProblem } from './compare-problem.tsx';
import { CompareToolbar } from './compare-toolbar.tsx';
import styles from './compare.module.css';
import { LoadingDeck } from './deck/loading-deck.tsx';
import { NoTracks } from './deck/no-tracks.tsx';
import { firstDeck } from './deck/prepared-decks.ts';
import { useCompareTitle } from './deck/use-compare-title.ts';
import { useDeckCommands } from './deck/use-deck-commands.ts';
import { useFirstDeck } from './deck/use-first-deck.ts';
import { useRememberedDecks } from './deck/use-remembered-decks.ts';
import { useEntry } from './entry/use-entry.ts';
import { useCompared } from './grid/compare-context.ts';
import { CompareGrid } from './grid/compare-grid.tsx';
import { compareLines } from './grid/grid-lines.ts';
import { useAgainst } from './grid/use-against.ts';
import { useCompareTimes } from './grid/use-compare-times.ts';
import { StatusBar } from './status-bar.tsx';
import { GridTools } from './tools/grid-tools.tsx';
import { useCompareKeys } from './use-compare-keys.ts';
import { useCompareNews } from './use-compare-news.ts';
import { useSearches } from './use-searches.ts';

// Few users start with an empty deck: this is no part of the first load. Loaded where the user chooses a reference
// other than a car.
const Reference = lazyComponent(async () => (await import('./grid/reference.tsx')).Reference);
const EmptyDeck = lazyComponent(async () => (await import('./deck/empty-deck.tsx')).EmptyDeck);

/** The grid waits this long for its data; then it is rendered with what there is. */
const LONGEST_WAIT_MS = 1_000;

/**
 * What replaces the boxes, once the first responses arrive, and then permanently: first the surroundings of the grid,
 * then the grid. Each is rendered once instead of once per response, and in slices, so that a slow phone answers a
 * touch in between.
 */
function useRendered(answered: boolean): { around: boolean; grid: boolean } {
  const [due, setDue] = useState(answered);
  if (answered && !due) setDue(true);
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), LONGEST_WAIT_MS);
    return () => clearTimeout(waiting);
  }, []);
  const around = useDeferredValue(due, false);
  const [grid, setGrid] = useState(false);
  useEffect(() => {
    if (around) startTransition(() => setGrid(true));
  }, [around]);
  return { around, grid };
}

function useLines(tracks: Deck['tracks']) {
  const { grouped, closed, layout } = useGridView();
  const folded = useMemo(() => new Set(closed), [closed]);
  const flat = layout === 'down';
  return {
    folded,
    lines: useMemo(() => compareLines(tracks, grouped, folded, flat), [tracks, grouped, folded, flat]),
  };
}

function OtherReference({ tracks }: Pick<Deck, 'tracks'>) {
  const against = useAgainst();
  return against === 'car' || tracks.length === 0 ? null : (
    <Suspense fallback={null}>
      {/* Anew for another reference: the times of the one before are not its. */}
      <Reference key={against} against={against} tracks={tracks} />
    </Suspense>
  );
}

const foldGroups = (groups: ReadonlySet<TrackGroup>): void => changeView({ closed: [...groups] });

/** Cars by tracks. `onSettled`: the grid, or what stands in its place, has been rendered. */
export function ComparePage({ onSettled }: { onSettled?: () => void }) {
  const state = useDeck();
  const { deck } = state;
  // The likely content of a first visit is requested immediately.
  const asked = state.first ? firstDeck : deck;
  const cars = useCars(asked.cars.map(({ carId }) => carId));
  const times = useCompareTimes(asked, usePredictions(asked, cars.byId));
  const preparing = useFirstDeck(state, cars, times.lapTimes);
  const commands = useDeckCommands(state, cars.byId);
  const entry = useEntry(cars.byId);
  useRememberedDecks();
  const { lines, folded } = useLines(deck.tracks);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const compared = useCompared({ deck, lines, cars, times, commands, entry });
  const title = useCompareTitle(deck, cars.byId);
  usePageTitle(title);

  // In slices: the button answers the touch before the dialog is rendered.
  const open = useCallback((next: OpenDialog) => startTransition(() => setDialog(next)), []);
  const { car, tracks, addCar, addTracks } = useSearches(open);
  const share = useCallback(() => open('share'), [open]);
  const retryAll = () => {
    if (times.lapTimes.problem) times.lapTimes.retry();
    if (cars.failed) cars.retry();
    entry.retryAll();
  };
  useCompareKeys({ addCar, addTracks, undo: commands.undo });
  useCompareNews({ dropped: state.dropped, lapTimes: times.lapTimes });

  const filled = deck.cars.length > 0;
  const rendered = useRendered(filled && (cars.known || cars.failed) && !times.lapTimes.loading);
  const settled = filled ? rendered.grid : !preparing;
  useEffect(() => {
    if (settled) onSettled?.();
  }, [settled, onSettled]);
  const bar = { onUndo: commands.undo, onShare: share, onTracks: addTracks, onAddCar: addCar };
  return (
    <div className={styles['page']}>
      <CompareProblem problem={times.lapTimes.problem ?? cars.problem} onRetry={retryAll} />
      {filled && rendered.around ? (
        <>
          <CompareToolbar title={title} nextBelow={deck.tracks.length === 0} {...bar} />
          {rendered.grid ? (
            <CompareGrid compared={compared} folded={folded} onFolded={foldGroups} onAddCar={addCar} />
          ) : (
            <LoadingDeck />
          )}
          {deck.tracks.length === 0 ? <NoTracks onAdd={addTracks} /> : null}
          <StatusBar counts={times.counts} onRetry={retryAll} onKeys={openKeyList} />
          <CompareDock {...bar} />
        </>
      ) : filled || preparing ? (
        <LoadingDeck alone />
      ) : (
        <Suspense fallback={null}>
          <EmptyDeck
            tracks={deck.tracks}
            onDeck={commands.replace}
            onSearch={(text) => {
              car.onQuery(text);
              addCar();
            }}
          />
        </Suspense>
      )}
      <OtherReference tracks={deck.tracks} />
      <GridTools compared={compared} />
      <CompareDialogs
        open={dialog}
        onClose={() => open(null)}
        deck={deck}
        commands={commands}
        car={car}
        tracks={tracks}
        share={compared}
      />
    </div>
  );
}
