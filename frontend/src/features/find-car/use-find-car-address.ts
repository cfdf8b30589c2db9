import { useListAddress } from '../../lib/lists/use-list-address.ts';

type Order = 'rating' | 'chance';

/** The search in the address: words, classes, chosen cars, and the order. */
export function useFindCarAddress() {
  const address = useListAddress();
  const chosen = address.chosen('cars');
  const sort: Order = address.sort?.by === 'chance' ? 'chance' : 'rating';
  return {
    find: address.find,
    setFind: address.setFind,
    classes: address.chosen('class'),
    setClasses: (classes: readonly string[]) => address.choose('class', classes),
    chosen,
    toggle: (carId: string) =>
      address.choose('cars', chosen.includes(carId) ? chosen.filter((one) => one !== carId) : [...chosen, carId]),
    sort,
    setSort: (order: Order) => address.sortBy(order, false),
    clear: () => address.clear(['class']),
  };
}
