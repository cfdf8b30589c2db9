import useSWRInfinite from 'swr/infinite';
import type { Answer } from '../api/query-api.ts';
import { asProblem } from '../api/problem-error.ts';
import { fetchOrCached } from '../offline-cache/fetch-or-cached.ts';
import { useQueryOptions } from '../live-views/query-options.ts';
import type { LiveQuery, LiveView } from '../live-views/use-live-view.ts';
import { useMountedView } from '../live-views/use-mounted-view.ts';
import { withLoginPrompt } from '../session/while-signed-in.ts';

/**
 * A page of a list as the API returns it: without `next` it is the last; `total` counts all pages, `cut` marks that
 * there are more.
 */
export type Page<Item> = {
  readonly items: readonly Item[];
  readonly next?: string | undefined;
  readonly total?: number | undefined;
  readonly cut?: boolean;
};

/** `key` is `[view, ...params]`; `ask` gets the cursor of the previous page. */
export type ListQuery<Item> = Omit<LiveQuery<Page<Item>>, 'ask'> & {
  ask: (after: string | undefined) => Promise<Answer<Page<Item>>>;
};

export type PagedList<Item> = Omit<LiveView<readonly Item[]>, 'position'> & {
  /** The count of all items, where the API counts them. */
  total: number | undefined;
  /** There are more than `total`, where the API stopped counting. */
  cut: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  more: () => void;
};

/**
 * A paged list that stays up to date while it is shown: more pages load behind it, and a push requests the loaded ones
 * again.
 */
export function usePagedList<Item>(question: ListQuery<Item>): PagedList<Item> {
  const id = JSON.stringify(question.key);
  const { slow, options } = useQueryOptions(id);
  const keyOfPage = (at: number, before: Answer<Page<Item>> | null) =>
    at > 0 && before?.value.next === undefined ? null : [...question.key, before?.value.next ?? ''];
  const askPage = async (key: string[]) => {
    const after = key.at(-1) || undefined;
    const askNow = () => withLoginPrompt(() => question.ask(after));
    const answer = question.uncached ? await askNow() : await fetchOrCached(key, askNow);
    return { ...answer, id };
  };
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(keyOfPage, askPage, {
    ...options,
    revalidateFirstPage: false,
  });
  const retry = () => void mutate();
  const settled = data?.[0]?.id === id;
  useMountedView(question, {
    position: () => (settled ? Math.min(...data.map(({ position }) => position)) : 0),
    revalidate: retry,
  });
  const last = data?.at(-1)?.value;
  return {
    value: data?.flatMap(({ value }) => value.items),
    settled,
    problem: error === undefined ? undefined : asProblem(error),
    late: isValidating && slow,
    retry,
    total: data?.[0]?.value.total,
    cut: data?.[0]?.value.cut ?? false,
    hasMore: last?.next !== undefined,
    loadingMore: settled && isValidating && data.length < size,
    more: () => void setSize(size + 1),
  };
}
