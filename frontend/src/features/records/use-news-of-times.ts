import { useEffect, useRef } from 'react';
import { records } from '#contracts';
import type { LatestRecords, LatestTimes, MostCompared, MissingTimes } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import type { Answer } from '../../lib/api/query-api.ts';
import { useLiveView, useQuery } from '../../lib/live-views/use-live-view.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';

/** Every open home page receives a push for every time: it requests at most this often. */
const AT_MOST_EVERY_MS = 10_000;

/** A view of all times. Pushes during the interval lead to one request at its end. */
function useCalmView<Value>(name: string, askNow: () => Promise<Answer<Value>>): LiveView<Value> {
  const askedAt = useRef(-AT_MOST_EVERY_MS);
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const again = useRef<() => void>(() => undefined);
  const view = useLiveView<Value>({
    key: ['records', name],
    channels: ['records'],
    alsoOf: ['race-stat-changes'],
    ask: async (shown) => {
      const leftMs = askedAt.current + AT_MOST_EVERY_MS - performance.now();
      if (shown && leftMs > 0) {
        later.current ??= setTimeout(() => again.current(), leftMs);
        return shown;
      }
      clearTimeout(later.current);
      later.current = undefined;
      const answer = await askNow();
      askedAt.current = performance.now();
      return answer;
    },
  });
  const { retry } = view;
  useEffect(() => {
    again.current = retry;
  }, [retry]);
  useEffect(() => () => clearTimeout(later.current), []);
  return view;
}

export const useLatestTimes = (limit: number): LiveView<LatestTimes> =>
  useCalmView(`times-${limit}`, () => queryApi(records.latestTimes, { query: { limit } }));

/** The times that beat the record of their track, the newest first. */
export const useLatestRecords = (limit: number): LiveView<LatestRecords> =>
  useCalmView(`records-${limit}`, () => queryApi(records.latest, { query: { limit } }));

/** Cells that are viewed and have no time; a time removes one. */
export const useMissingTimes = (limit: number): LiveView<MissingTimes> =>
  useCalmView(`wanted-${limit}`, () => queryApi(records.wanted, { query: { limit } }));

export const useMostCompared = (limit: number): LiveView<MostCompared> =>
  useQuery({ key: ['most-compared', String(limit)], ask: () => queryApi(records.mostCompared, { query: { limit } }) });
