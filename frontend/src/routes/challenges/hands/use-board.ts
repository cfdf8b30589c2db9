import { useEffect, useState } from 'react';
import type { Car, ChallengeAttributes, RoundList } from '#contracts';
import type { TrackCode } from '#racing';
import { fetchBestTimes } from '../../../features/best-of/use-best-times.ts';
import type { TrackTimes } from '../../../features/best-of/rank-best.ts';
import type { Drives } from '../../../features/garage/use-garage-driving.ts';
import { asProblem } from '../../../lib/api/problem-error.ts';
import type { ProblemError } from '../../../lib/api/problem-error.ts';
import { fetchRoundHands, type RoundHands } from './fetch-round-hands.ts';

type BoardAsked = {
  rounds: RoundList['items'];
  facts: ChallengeAttributes;
  cars: readonly Car[];
  predicted: boolean;
  drives: Drives | undefined;
};

/** Results so far, by the number of the round from 1. */
export type Board = {
  readonly found: ReadonlyMap<number, RoundHands>;
  readonly done: number;
  readonly all: number;
  readonly problem: ProblemError | undefined;
  retry(): void;
};

type Found = { key: string; found: ReadonlyMap<number, RoundHands>; problem?: ProblemError };

/** Searches round after round, in their order, and again when the rounds or the counted cars change; null waits. */
export function useBoard(asked: BoardAsked | null): Board {
  const [attempt, setAttempt] = useState(0);
  const searched = asked?.rounds.filter(({ content, held }) => content !== null && !held) ?? [];
  const contents = searched.map(({ round, content }) => [round, content]);
  const key = JSON.stringify([attempt, asked?.predicted, asked?.cars.length, contents]);
  const [state, setState] = useState<Found>({ key, found: new Map() });
  const shown = state.key === key ? state : { key, found: new Map<number, RoundHands>() };
  const drives = asked?.drives;
  useEffect(() => {
    let stopped = false;
    setState({ key, found: new Map() });
    const show = (add: (so: Found) => Found) => setState((so) => (so.key === key ? add(so) : so));
    const search = async () => {
      const timesOf = rememberedTimes();
      for (const { round, content } of searched) {
        if (stopped || !asked || !content) return;
        // One after another: the first result is shown first, and the worker has one task.
        // oxlint-disable-next-line no-await-in-loop
        const hands = await fetchRoundHands({ ...asked, content, timesOf });
        if (!stopped) show((so) => ({ ...so, found: new Map([...so.found, [round, hands]]) }));
      }
    };
    void search().catch((thrown: unknown) => show((so) => ({ ...so, problem: asProblem(thrown) })));
    return () => {
      stopped = true;
    };
    // The key covers all of `asked` except what the user's garage drives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, drives, asked === null]);
  return {
    found: shown.found,
    done: shown.found.size,
    all: searched.length,
    problem: shown.problem,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Rounds share tracks: each is fetched once. */
function rememberedTimes(): (track: TrackCode) => Promise<TrackTimes> {
  const asked = new Map<TrackCode, Promise<TrackTimes>>();
  return (track) => {
    const times = asked.get(track) ?? fetchBestTimes(track).then((answer) => answer.times);
    asked.set(track, times);
    return times;
  };
}
