import { startTransition, useCallback, useMemo, useState } from 'react';
import type { TrackGroup } from '#racing';
import { useCars } from '../../features/cars/use-cars.ts';
import { useDeck } from '../../lib/deck/use-deck.ts';
import { showKeys } from '../../lib/keys/list-of-keys.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSetting } from '../../lib/settings/settings.ts';
import { useCompared } from './compare-context.ts';
import { CompareDialogs } from './compare-dialogs.tsx';
import type { OpenDialog } from './compare-dialogs.tsx';
import { CompareDock } from './compare-dock.tsx';
import { CompareGrid } from './compare-grid.tsx';
import { CompareProblem } from './compare-problem.tsx';
import { CompareToolbar } from './compare-toolbar.tsx';
import { useCompareTitle } from './compare-title.ts';
import { EmptyDeck } from './empty-deck.tsx';
import { compareLines } from './grid-lines.ts';
import { LoadingDeck } from './loading-deck.tsx';
import { NoTracks } from './no-tracks.tsx';
import { firstDeck } from './prepared-decks.ts';
import { StatusBar } from './status-bar.tsx';
import { useChangeNews } from './use-change-news.ts';
import { useCompareKeys } from './use-compare-keys.ts';
import { useCompareTimes } from './use-compare-times.ts';
import { useCopyLink } from './use-copy-link.ts';
import { useDeckActs } from './use-deck-acts.ts';
import { useDroppedNews } from './use-dropped-news.ts';
import { useEntry } from './use-entry.ts';
import { useFirstDeck } from './use-first-deck.ts';
import { useGridDrawn } from './use-grid-drawn.ts';
import { useUnsentNews } from './use-unsent-news.ts';
import styles from './compare.module.css';

/** Records: cars by tracks. The same screen at / and /compare. */
export function ComparePage() {
  const state = useDeck();
  const { deck } = state;
  // What a first visit will most likely show is asked for at once.
  const asked = state.first ? firstDeck : deck;
  const cars = useCars(asked.cars.map(({ carId }) => carId));
  const preparing = useFirstDeck(state, cars);
  const acts = useDeckActs(state, (carId) => cars.byId.get(carId)?.name ?? carId);
  const times = useCompareTimes(asked);
  const entry = useEntry();
  const grouped = useSetting('grouped');
  const [folded, setFolded] = useState<ReadonlySet<TrackGroup>>(new Set());
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [query, setQuery] = useState('');
  const lines = useMemo(() => compareLines(deck.tracks, grouped, folded), [deck.tracks, grouped, folded]);
  const compared = useCompared({ deck, lines, cars, times, acts, entry });
  const title = useCompareTitle(deck, cars.byId);
  usePageTitle(title);

  // In slices: the button answers the touch before the dialog is drawn.
  const open = useCallback((next: OpenDialog) => startTransition(() => setDialog(next)), []);
  const addCar = useCallback(() => open('car'), [open]);
  const addTracks = useCallback(() => open('tracks'), [open]);
  const share = useCopyLink();
  const retryAll = () => {
    if (times.lapTimes.problem) times.lapTimes.retry();
    if (cars.failed) cars.retry();
    entry.retryAll();
  };
  useCompareKeys({ addCar, addTracks, undo: acts.undo });
  useDroppedNews(state.dropped);
  useChangeNews(times.lapTimes);
  useUnsentNews(entry.retryAll);

  const filled = deck.cars.length > 0;
  const drawn = useGridDrawn(filled && (cars.known || cars.failed) && !times.lapTimes.loading);
  return (
    <div className={styles['page']}>
      <CompareProblem problem={times.lapTimes.problem ?? cars.problem} onRetry={retryAll} />
      {filled && drawn.around ? (
        <>
          <CompareToolbar title={title} onUndo={acts.undo} onShare={share} onTracks={addTracks} onAddCar={addCar} />
          {drawn.grid ? (
            <CompareGrid compared={compared} folded={folded} onFolded={setFolded} onAddCar={addCar} />
          ) : (
            <LoadingDeck />
          )}
          {deck.tracks.length === 0 ? <NoTracks onAdd={addTracks} /> : null}
          <StatusBar counts={times.counts} onRetry={retryAll} onKeys={showKeys} />
          <CompareDock onUndo={acts.undo} onShare={share} onTracks={addTracks} onAddCar={addCar} />
        </>
      ) : filled || preparing ? (
        <LoadingDeck alone />
      ) : (
        <EmptyDeck
          tracks={deck.tracks}
          onDeck={acts.replace}
          onSearch={(text) => {
            setQuery(text);
            addCar();
          }}
        />
      )}
      <CompareDialogs
        open={dialog}
        onClose={() => open(null)}
        deck={deck}
        acts={acts}
        query={query}
        onQuery={setQuery}
      />
    </div>
  );
}
