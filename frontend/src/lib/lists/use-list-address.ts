import { useSearchParams } from 'react-router-dom';

/** How a list is sorted: by which column, and whether descending. */
export type Sort = { readonly by: string; readonly down: boolean };

const readSort = (text: string | null): Sort | undefined =>
  text === null ? undefined : { by: text.replace(/^-/, ''), down: text.startsWith('-') };

export type ListAddress = ReturnType<typeof useListAddress>;

/**
 * The search, filters and order of a list, stored in the address: `?find=mir&role=admin,moderator&sort=-tier`. A link
 * shows the same list, Back goes back over filters, and other parts of the address stay as they are.
 */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null, replace = false) =>
    setSearch(
      (now) => {
        if (value === null || value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace },
    );
  const chosen = (name: string): readonly string[] => search.get(name)?.split(',') ?? [];
  const sort = readSort(search.get('sort'));
  return {
    find: search.get('find') ?? '',
    // Typing adds no history entry; choosing does.
    setFind: (text: string) => set('find', text, true),
    chosen,
    choose: (name: string, values: readonly string[]) => set(name, values.join(',')),
    sort,
    sortBy: (by: string, down: boolean) => set('sort', `${down ? '-' : ''}${by}`),
    /** Clears search and filters; the order stays. */
    clear: (filters: readonly string[]) =>
      setSearch((now) => {
        for (const name of ['find', ...filters]) now.delete(name);
        return now;
      }),
  };
}
