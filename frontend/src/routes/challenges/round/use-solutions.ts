import useSWR from 'swr';
import { useBestTimes } from '../../../features/best-of/use-best-times.ts';
import type { RoundQuestion, RoundSolutions } from '../../../features/match/solve-round.ts';
import { asProblem } from '../../../lib/api/problem-error.ts';
import type { ProblemError } from '../../../lib/api/problem-error.ts';
import { withoutDnfs } from '../../match/compute-answer.ts';
import { drivenOf, questionOf, type RoundRequest } from './round-question.ts';

export type Solving = {
  status: 'off' | 'busy' | 'found' | 'failed';
  solutions?: RoundSolutions | undefined;
  problem?: ProblemError | undefined;
  retry: () => void;
};

/**
 * The winners of each race and the best hands, searched in a worker and again when the input changes; null searches
 * nothing.
 */
export function useSolutions(asked: RoundRequest | null): Solving {
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
          drivenText(asked.owns),
          costsText(asked.costs),
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

/** The input of a search is its key: the result is deterministic. The previous result stays during the next search. */
const SEARCHED_ONCE = { revalidateOnFocus: false, revalidateIfStale: false, keepPreviousData: true } as const;

const costsText = (costs: RoundRequest['costs']): string | null =>
  costs ? [...costs].map(([key, { cash }]) => `${key}${cash}`).join(' ') : null;

const drivenText = (only: ReadonlySet<string> | undefined): string | null => (only ? [...only].join(' ') : null);

async function searched(question: RoundQuestion): Promise<RoundSolutions> {
  const { solveInWorker } = await import('../../../features/match/answer-in-worker.ts');
  return withoutDnfs(question, solveInWorker, ({ hands, upgraded }) => [
    ...Object.values(hands).flatMap((answer) => [...answer.hands]),
    ...(upgraded ? [upgraded] : []),
  ]);
}
