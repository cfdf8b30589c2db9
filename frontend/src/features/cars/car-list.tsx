import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Car } from '#contracts';
import { CarRow } from './car-row.tsx';
import type { FoundCar } from './use-found-cars.ts';
import styles from './car-list.module.css';

type CarListProps = {
  found: readonly FoundCar[];
  chosen: readonly string[];
  disabled: boolean;
  loading: boolean;
  query: string;
  onChoose: (car: Car) => void;
  /** Shown when there is nothing to list. */
  children: ReactNode;
};

const skeletons = ['one', 'two', 'three', 'four', 'five', 'six'];
const ROW = 60;

/** Cars as rows. Up, down and Enter work from the search field as well. */
export function CarList({ found, chosen, disabled, loading, query, onChoose, children }: CarListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState(0);
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 6,
  });
  useEffect(() => {
    setMarked(0);
    scroller.current?.scrollTo({ top: 0 });
  }, [query]);

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
      rows.scrollToIndex(next);
    };
    addEventListener('keydown', keys);
    return () => removeEventListener('keydown', keys);
  }, [found, marked, onChoose, rows]);

  if (found.length === 0) {
    return (
      <div className={styles['list']}>
        {loading ? skeletons.map((key) => <div key={key} className={styles['skeleton']} />) : children}
      </div>
    );
  }
  return (
    <div ref={scroller} className={styles['list']}>
      <ul id="car-list" style={{ height: rows.getTotalSize() }} className={styles['sizer']}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const one = found[index];
          return one ? (
            <li key={key} className={styles['row']} style={{ top: start }} data-marked={index === marked || undefined}>
              <CarRow
                car={one.car}
                ranges={one.ranges}
                times={chosen.filter((id) => id === one.car.id).length}
                disabled={disabled}
                onChoose={onChoose}
              />
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
