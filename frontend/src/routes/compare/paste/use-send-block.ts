import { useState } from 'react';
import { submitLapTime } from '../../../features/submit-lap-time/submit-lap-time.ts';
import type { ProblemError } from '../../../lib/api/problem-error.ts';
import type { BlockField } from './read-block.ts';

/** The outcome of a field: `left` was never to be sent, `stopped` had its turn after sending had stopped. */
export type BlockResult = { readonly field: BlockField } & (
  | { readonly outcome: 'waiting' | 'saved' | 'left' | 'stopped' }
  | { readonly outcome: 'refused'; readonly problem: ProblemError }
);

async function sent(field: BlockField): Promise<BlockResult> {
  if (field.status !== 'ready') return { field, outcome: 'left' };
  const typed = submitLapTime(field.cell, field.text);
  const problem = typed.ok ? await typed.saved : undefined;
  return problem ? { field, outcome: 'refused', problem } : { field, outcome: 'saved' };
}

/** A refusal because of the sender or the connection applies to all fields after it. */
const endsSending = (result: BlockResult): boolean =>
  result.outcome === 'refused' &&
  ([401, 403, 429].includes(result.problem.status) || result.problem.code === 'offline');

/**
 * Sends a block one field after the other, each as if it was typed in its cell; a field that fails stays in its cell.
 */
export function useSendBlock() {
  const [results, setResults] = useState<readonly BlockResult[]>();
  const [sending, setSending] = useState(false);
  const send = async (fields: readonly BlockField[]) => {
    setSending(true);
    let all: readonly BlockResult[] = fields.map((field) => ({ field, outcome: 'waiting' }));
    let stopped = false;
    for (const [at, field] of fields.entries()) {
      setResults(all);
      const result: BlockResult =
        stopped && field.status === 'ready' ? { field, outcome: 'stopped' } : await sent(field);
      stopped ||= endsSending(result);
      all = all.with(at, result);
    }
    setResults(all);
    setSending(false);
  };
  return { results, sending, send };
}
