import { useEffect, useRef, useState } from 'react';
import type { Car } from '#contracts';
import { drawTablesOf, type RunQuestion, type RunState } from '#racing';
import { MAX_PACKS } from './packs-address.ts';
import type { Prepared } from './prepare-pack.ts';
import { runPacksInWorker } from './run-packs-in-worker.ts';

type Ready = Extract<Prepared, { status: 'ready' }>;

/** A run with its question, so that later changes of the form do not affect it. */
export type PackRun = {
  readonly status: 'running' | 'stopped' | 'done';
  readonly state: RunState | undefined;
  readonly cars: readonly Car[];
  readonly prepared: Ready;
  readonly most: number;
  readonly key: string;
};

export type RunChoice = {
  readonly prepared: Ready;
  readonly packs: number;
  readonly until: boolean;
  readonly twice: boolean;
  readonly seed: string;
  /** Identifies the question: a run of another question is no longer shown. */
  readonly key: string;
};

/** Opens packs in a worker. One run at a time; leaving the page ends it. */
export function useRun() {
  const [run, setRun] = useState<PackRun>();
  const stopNow = useRef<() => void>(undefined);
  useEffect(() => () => stopNow.current?.(), []);
  const start = ({ prepared, packs, until, twice, seed, key }: RunChoice) => {
    stopNow.current?.();
    const cars = [...new Set(prepared.cards.flatMap((card) => card.flatMap((part) => part.cars)))];
    const goal = until ? prepared.goal : undefined;
    const most = goal ? MAX_PACKS : packs;
    const question: RunQuestion = {
      tables: drawTablesOf(prepared.cards, new Map(cars.map((car, place) => [car, place]))),
      wanted: Uint8Array.from(cars, (car) => (prepared.goal?.wanted.has(car) === true ? 1 : 0)),
      goal: goal && { count: goal.count, different: goal.different },
      packsMost: most,
      packsAtOnce: twice ? 2 : 1,
      seed: Number.parseInt(seed, 16),
    };
    setRun({ status: 'running', state: undefined, cars, prepared, most, key });
    stopNow.current = runPacksInWorker(question, (state) =>
      setRun({ status: state.done ? 'done' : 'running', state, cars, prepared, most, key }),
    );
  };
  const stop = () => {
    stopNow.current?.();
    setRun((now) => (now?.status === 'running' ? { ...now, status: 'stopped' } : now));
  };
  return { run, start, stop };
}

export const newSeed = (): string => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1).toString(16);
