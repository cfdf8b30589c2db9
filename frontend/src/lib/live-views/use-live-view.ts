import { useCallback, useRef } from 'react';
import useSWR from 'swr';
import type { Answer } from '../api/query-api.ts';
import { asProblem } from '../api/problem-error.ts';
import type { ProblemError } from '../api/problem-error.ts';
import { fetchOrCached } from '../offline-cache/fetch-or-cached.ts';
import { withLoginPrompt } from '../session/while-signed-in.ts';
import { useQueryOptions } from './query-options.ts';
import { useMountedView } from './use-mounted-view.ts';

/** `key` is `[view, ...params]`. `ask` gets what is shown for the same key, so that it may request changes only. */
export type LiveQuery<Value> = {
  key: readonly [view: string, ...params: string[]];
  channels: readonly string[];
  /** Other views that the response depends on: their pushes also trigger a request. */
  alsoOf?: readonly string[];
  /** About other users: not cached on the device for use without a network. */
  uncached?: boolean;
  ask: (shown: Answer<Value> | undefined) => Promise<Answer<Value>>;
};

export type LiveView<Value> = {
  value: Value | undefined;
  position: number;
  /** The value belongs to this request, not to the one before it. */
  settled: boolean;
  problem: ProblemError | undefined;
  late: boolean;
  retry: () => void;
};

/**
 * A view that stays up to date while it is shown. Null sends no request. The old value stays until the next response.
 */
export function useLiveView<Value>(question: LiveQuery<Value> | null): LiveView<Value> {
  const shown = useRef<{ id: string; answer: Answer<Value> } | undefined>(undefined);
  const id = question === null ? '' : JSON.stringify(question.key);
  const shownNow = () => (shown.current?.id === id ? shown.current.answer : undefined);

  const fetcher = async () => {
    if (question === null) throw new Error('nothing to ask');
    const askNow = () => withLoginPrompt(() => question.ask(shownNow()));
    const answer = question.uncached ? await askNow() : await fetchOrCached(question.key, askNow);
    shown.current = { id, answer };
    return { ...answer, id };
  };
  const { slow, options } = useQueryOptions(id);
  const { data, error, mutate } = useSWR(question?.key ?? null, fetcher, options);
  const retry = useCallback(() => void mutate(), [mutate]);
  useMountedView(question, { position: () => shownNow()?.position ?? 0, revalidate: retry });

  const settled = data?.id === id;
  return {
    value: data?.value,
    position: data?.position ?? 0,
    settled,
    problem: error === undefined ? undefined : asProblem(error),
    // Does not depend on a running request: a view would render again for each request and each unchanged response.
    late: slow && !settled && error === undefined,
    retry,
  };
}

/** A request without pushes: sent when it is shown, and again on the user's retry. */
export const useQuery = <Value>(question: Omit<LiveQuery<Value>, 'channels' | 'alsoOf'> | null): LiveView<Value> =>
  useLiveView(question && { ...question, channels: [] });
