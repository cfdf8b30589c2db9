import { useEffect, useMemo, useState } from 'react';
import { type Criteria, formatCriteria, parseCriteria } from '#racing';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import type { Sort } from '../../lib/lists/use-list-address.ts';
import { type CarSorting, isCarOrder } from './car-orders.ts';

export const carViews = ['table', 'large', 'small'] as const;
export type CarView = (typeof carViews)[number];

/** How long the user may pause between letters before the address takes the typed text. */
const TYPING_MS = 400;

export type CarsAddress = ReturnType<typeof useCarsAddress>;

/** What the list of cars shows, stored in its address: `/cars?find=bmw&filter=~N~cS&sort=-mra&view=small`. */
export function useCarsAddress() {
  const address = useListAddress();
  const text = address.chosen('filter').join(',');
  const criteria = useMemo(() => parseCriteria(text).criteria, [text]);
  const [view = 'table'] = carViews.filter((one) => one === address.chosen('view')[0]);
  const { find, setFind } = useTypedFind(address);
  return {
    find,
    setFind,
    criteria,
    setCriteria: (next: Criteria) => address.choose('filter', [formatCriteria(next)]),
    view,
    setView: (next: CarView) => address.choose('view', next === 'table' ? [] : [next]),
    sort: sortOf(address.sort),
    setSort: (next: CarSorting | undefined) => address.choose('sort', next ? [sortText(next)] : []),
    clear: () => {
      setFind('');
      address.clear(['filter']);
    },
  };
}

const sortText = ({ by, down }: Sort): string => `${down ? '-' : ''}${by}`;
const sortOf = (sort: Sort | undefined): CarSorting | undefined =>
  sort && isCarOrder(sort.by) ? { by: sort.by, down: sort.down } : undefined;

/** Typed text is shown immediately; the address, which renders the whole page, takes it when the typing pauses. */
function useTypedFind({ find, setFind }: Pick<ReturnType<typeof useListAddress>, 'find' | 'setFind'>) {
  const [typed, setTyped] = useState<string>();
  if (typed !== undefined && typed === find) setTyped(undefined);
  useEffect(() => {
    if (typed === undefined) return;
    const waiting = setTimeout(() => setFind(typed), TYPING_MS);
    return () => clearTimeout(waiting);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return { find: typed ?? find, setFind: setTyped };
}
