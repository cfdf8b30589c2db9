import { dumps } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useQuestion } from '../../lib/live-views/use-live-view.ts';

export const useNewestDump = () => useQuestion({ key: ['dump'], ask: () => ask(dumps.newest) });

/** The last dumps of past years. */
export const useYearDumps = () => useQuestion({ key: ['dump-years'], ask: () => ask(dumps.years) });
