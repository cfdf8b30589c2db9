import { useState } from 'react';
import { LATE_AFTER_MS } from '../api/late.ts';
import { asProblem } from '../api/problem-error.ts';

/** Whether asking the same again may be answered: no network, too many requests, a server that is away. */
const mayPass = (error: unknown): boolean => asProblem(error).status === 0 || asProblem(error).status >= 429;

/** `slow`: the answer to this question is late. */
export function useSlow(id: string) {
  const [slowId, setSlowId] = useState<string | null>(null);
  const options = {
    loadingTimeout: LATE_AFTER_MS,
    onLoadingSlow: () => setSlowId(id),
    onSuccess: () => setSlowId(null),
  };
  return { slow: slowId === id, options };
}

/** How every view is asked: pushes say when, not the focus of the window. */
export function useAsking(id: string) {
  const { slow, options } = useSlow(id);
  return {
    slow,
    options: {
      ...options,
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: mayPass,
      errorRetryCount: 3,
    },
  };
}
