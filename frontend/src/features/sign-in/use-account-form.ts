import { useState } from 'react';
import type { FormEvent } from 'react';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';

/** Sends a form once at a time. What was typed stays whatever the answer is. */
export function useAccountForm(submit: () => Promise<void>, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await submit();
      onDone();
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, onSubmit: (event: FormEvent) => void onSubmit(event) };
}
