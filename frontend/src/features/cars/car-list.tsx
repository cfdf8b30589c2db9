import { useEffect, useRef, useState } from 'react';
import type { Car } from '#contracts';
import { useCarScores } from '../../lib/car-scores.ts';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import type { ListHandle } from '../../ui/list/virtual-list.tsx';
import { CarRow } from './car-row.tsx';
import type { FoundCar } from './use-found-cars.ts';
import styles from './car-list.module.css';

type CarListProps = {
  found: readonly FoundCar[];
  chosen: readonly string[];
  disabled: boolean;
  onChoose: (car: Car) => void;
};

const ROW = 60;

/**
 * Cars as rows. Up, down and Enter work from the search field too. Use the query as its key: a new one starts at the
 * top.
 */
export function CarList({ found, chosen, disabled, onChoose }: CarListProps) {
  const list = useRef<ListHandle>(null);
  const scores = useCarScores();
  const [marked, setMarked] = useState(0);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const fromSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
      if (!fromSearch) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const car = found[marked]?.car;
      if (event.key === 'Enter' && car) onChoose(car);
      if (step === undefined) return;
      event.preventDefault();
      const next = Math.max(0, Math.min(found.length - 1, marked + step));
      setMarked(next);
      list.current?.scrollTo(next);
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [found, marked, onChoose]);

  return (
    <VirtualList ref={list} items={found} keyField="id" rowHeight={ROW} rowClassName={styles['row']} marked={marked}>
      {({ car, ranges }) => (
        <CarRow
          car={car}
          ranges={ranges}
          times={chosen.filter((id) => id === car.id).length}
          score={scores.get(car.id)}
          disabled={disabled}
          onChoose={onChoose}
        />
      )}
    </VirtualList>
  );
}
