import { useState } from 'react';
import { LATE_AFTER_MS } from '../api/slow-notice.ts';
import { asProblem } from '../api/problem-error.ts';

/** Whether the same request may succeed later: no network, too many requests, a server that is unreachable. */
const mayPass = (error: unknown): boolean => asProblem(error).status === 0 || asProblem(error).status >= 429;

/** `slow`: the response to this request is late. */
export function useSlow(id: string) {
  const [slowId, setSlowId] = useState<string | null>(null);
  const options = {
    loadingTimeout: LATE_AFTER_MS,
    onLoadingSlow: () => setSlowId(id),
    onSuccess: () => setSlowId(null),
  };
  return { slow: slowId === id, options };
}

/** Options of every view's request: pushes trigger it, not the focus of the window. */
export function useQueryOptions(id: string) {
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
