import useSWR from 'swr';
import type { Car, CatalogueHead } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { useSetting } from '../../lib/settings/settings.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import { fetchHead, loadCatalogue } from './load-catalogue.ts';

export type Catalogue = {
  cars: readonly Car[];
  complete: boolean;
  gameVersion: string | undefined;
  /** Tags of collections not yet released; whether cars show them is the user's choice. */
  upcomingTags: readonly string[];
  saidTags: CatalogueHead['saidTags'];
  late: boolean;
  problem: ProblemError | undefined;
  retry: () => void;
};

const none: readonly never[] = [];
const nothingSaid: CatalogueHead['saidTags'] = {};

/** All offered cars, from one file that is loaded once and again when it changes. */
export function useCatalogue(): Catalogue {
  const head = useLiveView({ key: ['catalogue'], channels: ['catalogue'], alsoOf: ['car-tags'], ask: fetchHead });
  const hash = head.value?.hash;
  const upcomingTags = head.value?.upcomingTags ?? none;
  const saidTags = head.value?.saidTags ?? nothingSaid;
  const left = useSetting('showUpcomingTags') ? none : upcomingTags;
  const key = hash === undefined ? null : (['catalogue-file', hash, ...left] as const);
  const file = useSWR(key, ([, name, ...tags]) => loadCatalogue(name, tags), {
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
  const { late } = head;
  return { cars: file.data ?? none, complete, gameVersion, upcomingTags, saidTags, problem, late, retry };
}
