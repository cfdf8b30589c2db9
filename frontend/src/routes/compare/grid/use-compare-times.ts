import { useEffect, useMemo } from 'react';
import { formatLapTime } from '#racing';
import type { LapTime, TrackCode } from '#racing';
import { rankingsOf, totalOf } from '../../../features/lap-times/rankings.ts';
import type { Ranking, Reference, Total } from '../../../features/lap-times/rankings.ts';
import type { CellContent } from '../../../features/lap-times/cell-content.ts';
import { useLapTimes } from '../../../features/lap-times/use-lap-times.ts';
import type { Known, LapTimes } from '../../../features/lap-times/use-lap-times.ts';
import type { Predictions } from '../../../lib/predictions.ts';
import {
  asUnsaved,
  onPending,
  resolvePending,
  usePendingLapTimes,
} from '../../../features/submit-lap-time/pending-lap-times.ts';
import type { PendingLapTime, PendingLapTimes } from '../../../features/submit-lap-time/pending-lap-times.ts';
import { cellKey } from '../../../lib/cell.ts';
import type { Cell } from '../../../lib/cell.ts';
import type { Deck } from '../../../lib/deck/deck.ts';
import { isMine } from '../../../lib/session/my-lap-times.ts';
import { useSetting } from '../../../lib/settings/settings.ts';
import { useStore } from '../../../lib/store.ts';
import { firstDeck } from '../deck/prepared-decks.ts';
import { referenceTimes } from './reference-times.ts';
import { useAgainst } from './use-against.ts';

/** One track of the grid: a content, a time and a ranking for each column. */
export type CompareRow = { contents: CellContent[]; times: LapTime[]; rankings: Ranking[] };
export type Counts = { cells: number; measured: number; dnf: number; loading: number; failed: number };
export type CompareTimes = {
  /** The base column for points; −1: points have another reference. */
  base: number;
  row: (track: string) => CompareRow | undefined;
  totals: Total[];
  counts: Counts;
  lapTimes: LapTimes;
  pending: PendingLapTimes;
};

const none: LapTime = { kind: 'none' };

/** Not a car of the default deck of a first visit. */
const isChosen = ({ carId }: { carId: string }) => firstDeck.cars.every((car) => car.carId !== carId);

type Shown = {
  lapTimes: LapTimes;
  pending: PendingLapTimes;
  predictions: Predictions;
  showPast: boolean;
  reference: (track: TrackCode) => Reference;
};

/** The time that counts: the typed one while it is being sent, else the current one of the view. */
function countedOf(typed: PendingLapTime | undefined, view: Known | undefined): LapTime {
  if (typed && !asUnsaved(typed)) return typed.value;
  return view?.status === 'known' && !view.lapTime.past ? view.lapTime : none;
}

const disputedOf = (cell: Cell, time: LapTime): CellContent => ({
  status: 'disputed',
  text: formatLapTime(time, 'short'),
  dnf: time.kind === 'dnf',
  speed: time.kind === 'speed',
  yours: isMine(cellKey(cell), time),
});

function rowOf(
  deck: Deck,
  track: TrackCode,
  { lapTimes, pending, predictions, showPast, reference }: Shown,
): CompareRow {
  const cells = deck.cars.map(({ carId, tune }): Cell | undefined => tune && { carId, tune, trackCode: track });
  const waiting = cells.map((cell) => (cell ? pending.get(cellKey(cell)) : undefined));
  const known = cells.map((cell) => (cell ? lapTimes.of(cell) : undefined));
  const times = cells.map((_cell, column) => countedOf(waiting[column], known[column]));
  const rankings = rankingsOf(times, reference(track), track);
  const contents = cells.map((cell, column): CellContent => {
    const [typed, view, lapTime, ranking] = [waiting[column], known[column], times[column] ?? none, rankings[column]];
    if (!cell || !view || !ranking) return { status: 'not-asked' };
    if (typed && asUnsaved(typed)) {
      const current = lapTime.kind === 'none' ? undefined : formatLapTime(lapTime, 'short');
      return { status: 'unsaved', text: formatLapTime(typed.value, 'short'), current };
    }
    if (!typed && view.status !== 'known') return view;
    if (!typed && showPast && view.status === 'known' && view.lapTime.past) {
      return { status: 'past', text: formatLapTime(view.lapTime, 'short') };
    }
    if (!typed && view.status === 'known' && view.lapTime.disputed) return disputedOf(cell, view.lapTime.disputed);
    if (lapTime.kind === 'none') {
      const predicted = predictions.get(cellKey(cell));
      return predicted ? { status: 'predicted', ...predicted } : { status: 'none' };
    }
    const yours = typed !== undefined || isMine(cellKey(cell), lapTime);
    return {
      status: 'known',
      text: formatLapTime(lapTime, 'short'),
      dnf: lapTime.kind === 'dnf',
      speed: lapTime.kind === 'speed',
      ranking,
      pending: typed !== undefined,
      yours,
    };
  });
  return { contents, times, rankings };
}

function countsOf(rows: readonly CompareRow[]): Counts {
  const all = rows.flatMap(({ contents }) => contents);
  const count = (test: (content: CellContent) => boolean) => all.filter(test).length;
  return {
    cells: all.length,
    measured: count((content) => content.status === 'known' && !content.dnf),
    dnf: count((content) => content.status === 'known' && content.dnf),
    loading: count(({ status }) => status === 'loading'),
    failed: count(({ status }) => status === 'failed' || status === 'unsaved'),
  };
}

export function useCompareTimes(deck: Deck, predictions: Predictions): CompareTimes {
  const cars = deck.cars.flatMap(({ carId, tune }) => (tune ? [{ carId, tune }] : []));
  const asked = [...new Map(cars.map((car) => [`${car.carId}|${car.tune}`, car])).values()];
  const lapTimes = useLapTimes({ cars: asked, tracks: deck.tracks, chosen: asked.some(isChosen) });
  const pending = usePendingLapTimes();
  const showPast = useSetting('showDataFromPast');
  const against = useAgainst();
  const best = useStore(referenceTimes);
  useEffect(() => {
    const settle = () => resolvePending(lapTimes.position);
    settle();
    // The view may show a time before its sender gets the response.
    return onPending(settle);
  }, [lapTimes.position]);

  return useMemo(() => {
    const base = against === 'car' ? deck.base : -1;
    const reference = (track: TrackCode) => (against === 'car' ? base : (best.get(track) ?? none));
    const known = { lapTimes, pending, predictions, showPast, reference };
    const rows = new Map<string, CompareRow>(deck.tracks.map((track) => [track, rowOf(deck, track, known)]));
    const all = [...rows.values()];
    const totals = deck.cars.map((_car, column) => totalOf(all.flatMap(({ rankings }) => rankings[column] ?? [])));
    return { base, row: (track) => rows.get(track), totals, counts: countsOf(all), lapTimes, pending };
  }, [deck, pending, predictions, lapTimes, showPast, against, best]);
}
