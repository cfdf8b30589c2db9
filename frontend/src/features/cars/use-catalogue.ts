import useSWR from 'swr';
import type { Car } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import { askHead, loadCatalogue } from './load-catalogue.ts';

export type Catalogue = {
  cars: readonly Car[];
  complete: boolean;
  /** Today's version of the game. */
  gameVersion: string | undefined;
  late: boolean;
  problem: ProblemError | undefined;
  retry: () => void;
};

const none: readonly Car[] = [];

/** All cars that are offered, from one file that is loaded once and again when there is another. */
export function useCatalogue(): Catalogue {
  const head = useLiveView({ key: ['catalogue'], channels: ['catalogue'], ask: askHead });
  const hash = head.value?.hash;
  const file = useSWR(hash === undefined ? null : ['catalogue-file', hash], ([, name]) => loadCatalogue(name), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
  const problem = head.problem ?? (file.error === undefined ? undefined : asProblem(file.error));
  const retry = () => {
    head.retry();
    if (hash !== undefined) void file.mutate();
  };
  const complete = file.data !== undefined;
  const gameVersion = head.value?.gameVersion;
  return { cars: file.data ?? none, complete, gameVersion, problem, late: head.late, retry };
}
