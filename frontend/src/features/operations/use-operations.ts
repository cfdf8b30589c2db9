import { useEffect } from 'react';
import { type InstallationStatus, operations, type OperationDto } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

const AGAIN_MS = 1_500;
const IDLE_MS = 15_000;
const ofAdmins = { channels: ['operations'], uncached: true };
type Status = InstallationStatus;

/** The log, its views and running operations: progress is not pushed, so it is polled while shown. */
export function useInstallation(): LiveView<Status> {
  const of = useLiveView<Status>({
    key: ['operations', 'status'],
    ...ofAdmins,
    ask: () => queryApi(operations.status),
  });
  const { value, problem, retry } = of;
  const moves =
    value !== undefined && (value.running.length > 0 || value.views.some(({ behind, known }) => known && behind !== 0));
  useEffect(() => {
    if (problem !== undefined) return undefined;
    const timer = setInterval(retry, moves ? AGAIN_MS : IDLE_MS);
    return () => clearInterval(timer);
  }, [moves, problem, retry]);
  return of;
}

export const useOperationList = (): PagedList<OperationDto> =>
  usePagedList({
    key: ['operations', 'list'],
    ...ofAdmins,
    ask: (after) => queryApi(operations.list, { query: { limit: 10, ...(after !== undefined && { after }) } }),
  });
