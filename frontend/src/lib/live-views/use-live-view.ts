import { useCallback, useRef } from 'react';
import useSWR from 'swr';
import type { Answer } from '../api/ask.ts';
import { asProblem } from '../api/problem-error.ts';
import type { ProblemError } from '../api/problem-error.ts';
import { askOrRecall } from '../kept/ask-or-recall.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { useAsking } from './asking.ts';
import { useMountedView } from './use-mounted-view.ts';

/** `key` is `[view, ...params]`. `ask` gets what is shown for the same key, so that it may ask for changes only. */
export type LiveQuestion<Value> = {
  key: readonly [view: string, ...params: string[]];
  channels: readonly string[];
  /** Other views that the answer is made of: their news is asked for, too. */
  alsoOf?: readonly string[];
  /** About other people: not kept on the device for the time without a network. */
  unkept?: boolean;
  ask: (shown: Answer<Value> | undefined) => Promise<Answer<Value>>;
};

export type LiveView<Value> = {
  value: Value | undefined;
  position: number;
  /** The value answers this question, not the one before it. */
  settled: boolean;
  problem: ProblemError | undefined;
  late: boolean;
  retry: () => void;
};

/** A view that stays up to date while it is shown. Null asks nothing. What was shown stays until the next answer. */
export function useLiveView<Value>(question: LiveQuestion<Value> | null): LiveView<Value> {
  const shown = useRef<{ id: string; answer: Answer<Value> } | undefined>(undefined);
  const id = question === null ? '' : JSON.stringify(question.key);
  const shownNow = () => (shown.current?.id === id ? shown.current.answer : undefined);

  const fetcher = async () => {
    if (question === null) throw new Error('nothing to ask');
    const askNow = () => whileSignedIn(() => question.ask(shownNow()));
    const answer = question.unkept ? await askNow() : await askOrRecall(question.key, askNow);
    shown.current = { id, answer };
    return { ...answer, id };
  };
  const { slow, options } = useAsking(id);
  const { data, error, mutate } = useSWR(question?.key ?? null, fetcher, options);
  const retry = useCallback(() => void mutate(), [mutate]);
  useMountedView(question, { position: () => shownNow()?.position ?? 0, revalidate: retry });

  const settled = data?.id === id;
  return {
    value: data?.value,
    position: data?.position ?? 0,
    settled,
    problem: error === undefined ? undefined : asProblem(error),
    // Not by whether it is being asked: a view would be drawn anew for each question and each answer that says the same.
    late: slow && !settled && error === undefined,
    retry,
  };
}

/** A question that nothing is pushed about: asked when it is shown, and again by who presses. */
export const useQuestion = <Value>(
  question: Omit<LiveQuestion<Value>, 'channels' | 'alsoOf'> | null,
): LiveView<Value> => useLiveView(question && { ...question, channels: [] });
