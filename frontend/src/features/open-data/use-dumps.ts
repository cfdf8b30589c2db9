import { dumps } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useQuestion } from '../../lib/live-views/use-live-view.ts';

/** The files of last night. */
export const useNewestDump = () => useQuestion({ key: ['dump'], ask: () => ask(dumps.newest) });

/** The last nights of years that are over. */
export const useYearDumps = () => useQuestion({ key: ['dump-years'], ask: () => ask(dumps.years) });
