import { dumps } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';

export const useNewestDump = () => useQuery({ key: ['dump'], ask: () => queryApi(dumps.newest) });

/** The last dumps of past years. */
export const useYearDumps = () => useQuery({ key: ['dump-years'], ask: () => queryApi(dumps.years) });
