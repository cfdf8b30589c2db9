import { useState } from 'react';
import { LATE_AFTER_MS } from '../api/late.ts';
import { asProblem } from '../api/problem-error.ts';

/** Whether asking the same again may be answered: no network, too many requests, a server that is away. */
const mayPass = (error: unknown): boolean => asProblem(error).status === 0 || asProblem(error).status >= 429;

/** How every view is asked: pushes say when, not the focus of the window. `slow`: this question is late. */
export function useAsking(id: string) {
  const [slowId, setSlowId] = useState<string | null>(null);
  const options = {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    loadingTimeout: LATE_AFTER_MS,
    onLoadingSlow: () => setSlowId(id),
    onSuccess: () => setSlowId(null),
    shouldRetryOnError: mayPass,
    errorRetryCount: 3,
  };
  return { slow: slowId === id, options };
}
