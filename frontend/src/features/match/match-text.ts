import { formatLapTime } from '#racing';
import { pointsText } from '../../ui/time/points.tsx';
import type { Match, MatchCar, Trackset } from './match.ts';
import type { RaceTime, Scored } from './score-match.ts';

type Names = { track: (code: string) => string; car: (carId: string) => string };

/** A match on one trackset in lines: one per race, then the sum and its stars. */
export function matchText({ own, theirs }: Match, tracks: Trackset, scored: Scored, names: Names): string {
  const side = (car: MatchCar, time: RaceTime | undefined) =>
    car ? `${names.car(car.carId)} ${car.tune} (${raceTimeText(time)})` : '–';
  const lines = scored.races.map((race, at) => {
    const result = race.points ? pointsText(race.points.points, race.points.uncertain) : '?';
    const duel = `${side(own[at], race.own)} : ${side(theirs[at], race.theirs)}`;
    return `${at + 1}. ${names.track(tracks[at] ?? '')}: ${duel} = ${result}`;
  });
  return [...lines, `${pointsText(scored.points)} ${starsText(scored.stars)}`].join('\n');
}

/** "≈24.50" for a predicted time, "?" for none. */
export const raceTimeText = (time: RaceTime | undefined): string =>
  time ? `${time.predicted ? '≈' : ''}${formatLapTime(time.value, 'short')}` : '?';

const STARS = 3;
export const starsText = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(STARS - stars);
