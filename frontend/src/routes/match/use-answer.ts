import { useState } from 'react';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import type { HandAnswer } from '../../features/match/answer-hand.ts';
import { type HandRequest, computeAnswer } from './compute-answer.ts';

export type AnswerState =
  | { status: 'none' }
  | { status: 'busy' }
  | { status: 'found'; answer: HandAnswer }
  | { status: 'failed'; problem: ProblemError };

type Asked = HandRequest;

/** The best hand against the opponent: computed on press, and dropped once the input changes. */
export function useAnswer(asked: Asked) {
  const key = keyOf(asked);
  const [state, setState] = useState<AnswerState & { key: string }>({ status: 'none', key });
  const find = async () => {
    const show = (next: AnswerState) => setState((now) => (now.key === key ? { ...next, key } : now));
    setState({ status: 'busy', key });
    try {
      show({ status: 'found', answer: await computeAnswer(asked) });
    } catch (error) {
      show({ status: 'failed', problem: asProblem(error) });
    }
  };
  const shown: AnswerState = state.key === key ? state : { status: 'none' };
  return { state: shown, find };
}

/** The input of the result: not the user's hand. */
const keyOf = ({ match: { theirs, rqLimit, predicted }, tracks, aim, drives }: Asked): string =>
  JSON.stringify([theirs, rqLimit, predicted, tracks, aim, drives !== undefined]);
