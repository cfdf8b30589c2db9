import { useSearchParams } from 'react-router-dom';

/** How a list is sorted: by which column, and whether the greatest comes first. */
export type Sort = { readonly by: string; readonly down: boolean };

const readSort = (text: string | null): Sort | undefined =>
  text === null ? undefined : { by: text.replace(/^-/, ''), down: text.startsWith('-') };

export type ListAddress = ReturnType<typeof useListAddress>;

/**
 * What a list is asked for, kept in the address: `?find=mir&role=admin,moderator&sort=-tier`. A link shows the same list,
 * Back goes back over filters, and other parts of the address stay as they are.
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
    // Typing is not a step that one goes back over; choosing is one.
    setFind: (text: string) => set('find', text, true),
    chosen,
    choose: (name: string, values: readonly string[]) => set(name, values.join(',')),
    sort,
    sortBy: (by: string, down: boolean) => set('sort', `${down ? '-' : ''}${by}`),
    /** Without search and filters; what is sorted stays so. */
    clear: (filters: readonly string[]) =>
      setSearch((now) => {
        for (const name of ['find', ...filters]) now.delete(name);
        return now;
      }),
  };
}
