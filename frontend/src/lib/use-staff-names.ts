import useSWR from 'swr';
import { members } from '#contracts';
import { ask } from './api/ask.ts';

const MINUTES_MS = 5 * 60_000;
const nobody: ReadonlySet<string> = new Set();

/** Names of those who act for the site, asked once for a page and anew after five minutes; nobody until they are known. */
export function useStaffNames(): ReadonlySet<string> {
  const { data } = useSWR('staff-names', async () => new Set((await ask(members.staffNames)).value.names), {
    dedupingInterval: MINUTES_MS,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return data ?? nobody;
}
