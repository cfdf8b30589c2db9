import { useRef, useState } from 'react';
import { asProblem } from '../api/problem-error.ts';
import type { ProblemError } from '../api/problem-error.ts';

/** The action of a button, one run at a time; its error stays until the next try. */
export function useAction<Given extends unknown[]>(act: (...given: Given) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();
  const running = useRef(false);
  const run = async (...given: Given) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await act(...given);
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, run: (...given: Given) => void run(...given) };
}
