import { useMemo } from 'react';
import type { Car } from '#contracts';
import type { TrackCode } from '#racing';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import type { KnownTimes, LapTimesQuestion } from '../../features/lap-times/fetch-lap-times.ts';
import { useLapTimes } from '../../features/lap-times/use-lap-times.ts';
import { saveMatchQuery } from '../../features/match/saved-match-query.ts';
import type { Match } from '../../features/match/match.ts';
import { noFields, readMatch, writeMatch } from '../../features/match/match-address.ts';
import type { MatchFields } from '../../features/match/match-address.ts';
import { scoreMatch, timeOfCell } from '../../features/match/score-match.ts';
import type { Scored, TimeOf } from '../../features/match/score-match.ts';

export type MatchView = {
  match: Match;
  /** Items of the address that are neither a car with a tune nor a track. */
  dropped: readonly string[];
  change: (next: Match) => void;
  /** One per trackset. */
  scored: readonly Scored[];
  timeOf: TimeOf;
  /** Times are still loading: what is missing is not known yet. */
  loading: boolean;
  times: ReturnType<typeof useLapTimes>;
};

const noTimes: KnownTimes = new Map();

/** The match of the address with its points. Each change is saved on this device. */
export function useMatch(cars: ReadonlyMap<string, Car>): MatchView {
  const [fields, set] = useAddressFields(noFields);
  const text = JSON.stringify(fields);
  const { match, dropped } = useMemo(() => readMatch(JSON.parse(text) as MatchFields), [text]);
  const times = useLapTimes(useMemo(() => questionOf(match), [match]));
  const timeOf = useMemo(
    () => timeOfCell(times.known ?? noTimes, (carId) => cars.get(carId), match.predicted),
    [times.known, cars, match.predicted],
  );
  const scored = useMemo(() => match.tracksets.map((tracks) => scoreMatch(match, tracks, timeOf)), [match, timeOf]);
  const change = (next: Match) => {
    const written = writeMatch(next);
    saveMatchQuery(written);
    set(written);
  };
  return { match, dropped, change, scored, timeOf, loading: times.loading, times };
}

function questionOf({ own, theirs, tracksets }: Match): LapTimesQuestion {
  const cars = [...own, ...theirs].flatMap((car) => (car ? [car] : []));
  return { cars, tracks: [...new Set<TrackCode>(tracksets.flat())] };
}
