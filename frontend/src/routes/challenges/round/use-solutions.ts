import useSWR from 'swr';
import type { Car } from '#contracts';
import { isTestBowl } from '#racing';
import type { LapTimeValue, TrackCode } from '#racing';
import { useBestTimes } from '../../../features/best-of/use-best-times.ts';
import { PREDICTED_TUNES } from '../../../features/match/match.ts';
import type { RoundQuestion, RoundSolutions } from '../../../features/match/solve-round.ts';
import type { Drives } from '../../../features/garage/use-garage-driving.ts';
import { asProblem } from '../../../lib/api/problem-error.ts';
import type { ProblemError } from '../../../lib/api/problem-error.ts';
import { withoutDnfs } from '../../match/ask-answer.ts';

export type Solving = {
  status: 'off' | 'busy' | 'found' | 'failed';
  solutions?: RoundSolutions | undefined;
  problem?: ProblemError | undefined;
  retry: () => void;
};

type Asked = {
  tracks: readonly TrackCode[];
  /** What the opponents need, by race; undefined: nobody knows. */
  theirs: readonly (LapTimeValue | undefined)[];
  /** Those that meet the requirement. */
  cars: readonly Car[];
  rqLimit: number;
  predicted: boolean;
  /** What one's own garage may drive, where only that counts. */
  drives: Drives | undefined;
};

/** Who wins each race and the best hands, searched beside the page and again when what they rest on changes; null asks nothing. */
export function useSolutions(asked: Asked | null): Solving {
  const times = useBestTimes(asked ? [...new Set(asked.tracks)] : []);
  const { value, position, retry } = times;
  const only = asked && value ? drivenOf(asked, value) : undefined;
  const key =
    asked && value
      ? JSON.stringify([
          asked.tracks,
          asked.theirs,
          asked.rqLimit,
          asked.predicted,
          drivenText(only),
          asked.cars.length,
          position,
        ])
      : null;
  const found = useSWR<RoundSolutions, unknown>(
    key === null ? null : ['solutions', key],
    async () => {
      if (!asked || !value) throw new Error('nothing to search');
      return searched(questionOf(asked, new Map(value.map((track) => [track.trackCode, track.times])), only));
    },
    SEARCHED_ONCE,
  );
  if (!asked) return { status: 'off', retry };
  const problem = times.problem ?? (found.error === undefined ? undefined : asProblem(found.error));
  if (problem) return { status: 'failed', problem, retry };
  return { status: found.isValidating || !found.data ? 'busy' : 'found', solutions: found.data, retry };
}

/** What a search rests on is its key: it comes to the same each time. What was found stays while another is searched. */
const SEARCHED_ONCE = { revalidateOnFocus: false, revalidateIfStale: false, keepPreviousData: true } as const;

/** "car|tune" of all that may be driven; undefined: everything may. */
function drivenOf({ cars, drives }: Asked, times: readonly { times: Measured }[]): ReadonlySet<string> | undefined {
  if (!drives) return undefined;
  const measured = times.flatMap((track) => track.times.map(([carId, tune]) => [carId, tune] as const));
  const guessed = cars.flatMap(({ id }) => PREDICTED_TUNES.map((tune) => [id, tune] as const));
  const driven = [...measured, ...guessed].filter(([carId, tune]) => drives(carId, tune));
  return new Set(driven.map(([carId, tune]) => `${carId}|${tune}`));
}

const drivenText = (only: ReadonlySet<string> | undefined): string | null => (only ? [...only].join(' ') : null);

type Measured = readonly (readonly [carId: string, tune: string, figure: number, ...more: unknown[]])[];

function questionOf(
  { tracks, theirs, cars, rqLimit, predicted }: Asked,
  times: ReadonlyMap<string, Measured>,
  only: ReadonlySet<string> | undefined,
): RoundQuestion {
  const races = tracks.flatMap((trackCode, race) => {
    const value = theirs[race];
    if (!value) return [];
    const measured = (times.get(trackCode) ?? []).map(([carId, tune, figure]) => ({
      carId,
      tune,
      value: (isTestBowl(trackCode)
        ? { kind: 'speed', metresPerSecond: figure }
        : { kind: 'time', seconds: figure }) satisfies LapTimeValue,
    }));
    return [{ trackCode, theirs: value, times: measured }];
  });
  return { races, cars, rqLimit, predicted, only };
}

async function searched(question: RoundQuestion): Promise<RoundSolutions> {
  const { solveBeside } = await import('../../../features/match/answer-beside.ts');
  return withoutDnfs(question, solveBeside, ({ hands }) => Object.values(hands).flatMap((answer) => [...answer.hands]));
}
