import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Car } from '#contracts';
import type { LapTimeValue } from '#racing';
import { useLapTimes } from '../../../features/lap-times/use-lap-times.ts';
import { type Aim, emptyHand, type MatchCar, type MatchHand } from '../../../features/match/match.ts';
import { scoreMatch, timeOfCell, type TimeOf } from '../../../features/match/score-match.ts';
import { readHand, writeHand } from '../../../features/rounds/hand-text.ts';
import { saveRound, savedRoundOf, savedRounds } from '../../../lib/saved-rounds/saved-rounds.ts';
import { useStore } from '../../../lib/store.ts';
import { showSnack } from '../../../ui/snack/snacks.ts';
import { type ChangedHand, withCarIn } from './my-hand.ts';
import type { MyHand, RoundView } from './round-view.ts';
import type { RaceCell } from './use-opponents.ts';
import type { Solving } from './use-solutions.ts';

const HAND = 'hand';
const GARAGE = 'garage';

/** The shown hand: of a link, else the user's own saved one, else the best one. */
export function useHand(
  { of, cars }: RoundView,
  { solutions }: Solving,
  aim: Aim,
  predicted: boolean,
  cells: readonly (RaceCell | undefined)[],
  theirs: readonly (LapTimeValue | undefined)[],
): MyHand {
  const [search, setSearch] = useSearchParams();
  const given = readHand(search.get(HAND));
  const kept = useStore(savedRounds);
  const own = readHand(savedRoundOf(kept, of)?.hand);
  const best = solutions?.hands[aim].hands[0];
  const shown = given ?? own;
  const places = shown?.hand ?? best?.cars ?? emptyHand;
  const timeOf = useTimeOf(places, cells, theirs, cars, predicted);
  const take = (next: MatchHand | undefined) => {
    saveRound(of, { hand: next ? writeHand(next) : null });
    if (given) setSearch(without(search), { replace: true });
  };
  const sayFreed = useSayFreed(cars);
  const put = (race: number, car: MatchCar) => {
    const { hand, freed } = withCarIn(places, race, car, solutions?.winners ?? []);
    take(hand);
    if (freed) sayFreed(freed, car, () => take(own?.hand));
  };
  return {
    places,
    isOwn: shown !== undefined,
    isGiven: given !== undefined,
    freed: shown?.freed ?? [],
    best: best?.points,
    link: linkTo(places, search),
    scored: scoredBy(places, cells, timeOf, predicted),
    put,
    take,
  };
}

/** Everyone who opens it sees the same view; their garage is different. */
function linkTo(places: MatchHand, search: URLSearchParams): string {
  const fields = new URLSearchParams(search);
  for (const name of [GARAGE, HAND]) fields.delete(name);
  const rest = fields.size === 0 ? '' : `&${fields.toString()}`;
  return `${location.origin}${location.pathname}?${HAND}=${encodeURIComponent(writeHand(places))}${rest}`;
}

function scoredBy(places: MatchHand, cells: readonly (RaceCell | undefined)[], timeOf: TimeOf, predicted: boolean) {
  const tracks = cells.flatMap((cell) => (cell ? [cell.trackCode] : []));
  const match = { own: places, theirs: cells, tracksets: [tracks], shown: 0, rqLimit: 0, predicted };
  return scoreMatch(match, tracks, timeOf);
}

function useSayFreed(cars: ReadonlyMap<string, Car>) {
  const { t } = useTranslation(['rounds', 'common']);
  const nameOf = (carId: string | undefined) => (carId === undefined ? '' : (cars.get(carId)?.name ?? carId));
  return ({ race, by }: NonNullable<ChangedHand['freed']>, car: MatchCar, undo: () => void) =>
    showSnack({
      kind: 'info',
      text: t(by === undefined ? 'rounds:freed' : 'rounds:replaced', {
        race: race + 1,
        name: nameOf(car?.carId),
        other: nameOf(by),
      }),
      action: { label: t('common:undo'), run: undo },
    });
}

/**
 * The time of a car: from the records, for an opponent from the round's submission, else predicted where that counts.
 */
function useTimeOf(
  places: MatchHand,
  cells: readonly (RaceCell | undefined)[],
  theirs: readonly (LapTimeValue | undefined)[],
  cars: ReadonlyMap<string, Car>,
  predicted: boolean,
): TimeOf {
  const key = JSON.stringify([places, cells]);
  const question = useMemo(() => {
    const [own, known] = JSON.parse(key) as [(RaceCell | null)[], (RaceCell | null)[]];
    const all = [...own, ...known].filter((car) => car !== null);
    return {
      cars: all.map(({ carId, tune }) => ({ carId, tune })),
      tracks: [...new Set(known.flatMap((cell) => (cell ? [cell.trackCode] : [])))],
    };
  }, [key]);
  const { known } = useLapTimes(question);
  const measured = timeOfCell(known ?? new Map(), (carId) => cars.get(carId), predicted);
  return (carId, tune, trackCode) => {
    const at = cells.findIndex((cell) => cell?.carId === carId && cell.tune === tune && cell.trackCode === trackCode);
    const said = theirs[at];
    return said ? { value: said, predicted: false } : measured(carId, tune, trackCode);
  };
}

const without = (search: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete(HAND);
  return next;
};
