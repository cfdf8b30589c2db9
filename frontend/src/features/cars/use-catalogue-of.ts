import useSWR from 'swr';
import { type Car, catalogue } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import { useSetting } from '../../lib/settings/settings.ts';
import { carsOf } from './load-catalogue.ts';
import { useCatalogue } from './use-catalogue.ts';

type PastCatalogue = {
  /** While a version loads, the one shown before it. */
  cars: readonly Car[] | undefined;
  /** Whether the cars of the version still load. */
  comes: boolean;
  problem: ProblemError | undefined;
  late: boolean;
  retry: () => void;
};

export function useCatalogueOf(version: string | undefined): PastCatalogue {
  const { cars, complete, problem, late, retry } = useCatalogue();
  const past = usePastCatalogue(version);
  if (version !== undefined) return past;
  return { cars: complete ? cars : undefined, comes: !complete, problem, late, retry };
}

/** Undefined sends no request. */
function usePastCatalogue(version: string | undefined): PastCatalogue {
  const head = useLiveView(
    version === undefined
      ? null
      : {
          key: ['catalogue', 'of', version],
          channels: ['catalogue'],
          alsoOf: ['car-tags'],
          uncached: true,
          ask: () => queryApi(catalogue.head, { query: { version } }),
        },
  );
  const { hash, upcomingTags = [] } = head.value ?? {};
  const left = useSetting('showUpcomingTags') ? [] : upcomingTags;
  const key = hash === undefined ? null : (['catalogue-file', hash, ...left] as const);
  const file = useSWR(key, ([, name, ...tags]) => carsOf(name, tags), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
  });
  const problem = head.problem ?? (file.error === undefined ? undefined : asProblem(file.error));
  const comes = hash === undefined || file.isLoading;
  return { cars: file.data, comes, problem, late: head.late, retry: head.retry };
}
