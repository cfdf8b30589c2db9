import useSWR from 'swr';
import { members } from '#contracts';
import { queryApi } from './api/query-api.ts';

const MINUTES_MS = 5 * 60_000;
const nobody: ReadonlySet<string> = new Set();

/** Names of staff, loaded once for a page and again after five minutes; empty until they are loaded. */
export function useStaffNames(): ReadonlySet<string> {
  const { data } = useSWR('staff-names', async () => new Set((await queryApi(members.staffNames)).value.names), {
    dedupingInterval: MINUTES_MS,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return data ?? nobody;
}
