import useSWRInfinite from 'swr/infinite';
import { useEffect, useMemo } from 'react';
import type { Car, CarPage } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { useMountedView } from '../../lib/live-views/use-mounted-view.ts';
import { apiPaths } from '../../lib/paths.ts';

/** Cars a request; the server's own limit may be lower, the cursor says how it goes on. */
const PAGE = 500;

export type Catalogue = {
  cars: readonly Car[];
  complete: boolean;
  problem: ProblemError | undefined;
  retry: () => void;
};

/** All cars, highest rating first, loaded page by page while the caller is on screen. */
export function useCatalogue(): Catalogue {
  const { data, error, setSize, size, mutate } = useSWRInfinite(
    (index, before: { value: CarPage } | null) => {
      if (before && before.value.next === undefined) return null;
      return ['catalogue', index === 0 ? '' : (before?.value.next ?? '')] as const;
    },
    ([, after]) =>
      ask<CarPage>({ view: 'cars', path: apiPaths.carPage(PAGE, after === '' ? undefined : after), shape: 'car-page' }),
    { revalidateFirstPage: false, revalidateOnFocus: false, revalidateIfStale: false },
  );
  const pages = data ?? [];
  const last = pages.at(-1);
  const complete = last !== undefined && last.value.next === undefined;
  useEffect(() => {
    if (last && !complete && pages.length === size) void setSize(size + 1);
  }, [last, complete, pages.length, size, setSize]);

  // The same list until a page comes: the search is made of it.
  const cars = useMemo(() => (data ?? []).flatMap(({ value }) => value.items), [data]);
  const retry = () => void mutate();
  useMountedView(
    { key: ['cars'], channels: ['catalogue'] },
    { position: () => pages[0]?.position ?? 0, revalidate: retry },
  );
  return {
    cars,
    complete,
    problem: error === undefined ? undefined : asProblem(error),
    retry,
  };
}
