import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold, wordsOf } from '#racing';
import { changeKinds, countKinds, isOfKind } from '../../features/gallery/change-kinds.ts';
import type { ChangedCar, ChangeKind } from '../../features/gallery/change-kinds.ts';
import { useVersionChanges } from '../../features/gallery/use-version-changes.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { ChangeLegend } from '../car/change-list.tsx';
import { ChangedCarRow } from './changed-car-row.tsx';
import styles from './gallery.module.css';

type ChangedCarsProps = {
  pair: { from: string; to: string };
  kind: string;
  query: string;
  onChange: (changes: { kind?: string; q?: string }) => void;
};

const ROWS_A_STEP = 60;

const kindOf = (text: string): ChangeKind => changeKinds.find((kind) => kind === text) ?? 'any';

export function ChangedCars({ pair, kind, query, onChange }: ChangedCarsProps) {
  const asked = useVersionChanges(pair);
  return (
    <QueryBoundary
      of={{ ...asked, value: asked.settled ? asked.value : undefined }}
      skeleton={<Skeleton rows={8} rowHeight={64} />}
    >
      {(cars) => (
        <>
          <Tools cars={cars} kind={kindOf(kind)} query={query} onChange={onChange} />
          <ChangeLegend />
          <Found key={kind + query} cars={cars} kind={kindOf(kind)} query={query} pair={pair} onChange={onChange} />
        </>
      )}
    </QueryBoundary>
  );
}

type OfKind = { cars: readonly ChangedCar[]; kind: ChangeKind; query: string };

function Tools({ cars, kind, query, onChange }: OfKind & Pick<ChangedCarsProps, 'onChange'>) {
  const { t } = useTranslation('gallery');
  const counts = useMemo(() => countKinds(cars), [cars]);
  const options = changeKinds.map((one) => ({ value: one, text: t(`kinds.${one}`), count: counts.get(one) ?? 0 }));
  return (
    <>
      <SearchField
        onPage
        label={t('search')}
        placeholder={t('search')}
        value={query}
        onChange={(q) => onChange({ q })}
      />
      <ChipGroup
        required
        oneOnly
        label={t('kindLabel')}
        options={options}
        chosen={[kind]}
        onChange={(_, pressed) => onChange({ kind: pressed })}
      />
    </>
  );
}

/** Every word of the search starts a word of the name. */
function useFound({ cars, kind, query }: OfKind): readonly ChangedCar[] {
  const text = useDeferredValue(query);
  return useMemo(() => {
    const asked = wordsOf(fold(text));
    return cars.filter((car) => {
      if (!isOfKind(car, kind)) return false;
      const words = wordsOf(fold(car.name));
      return asked.every((one) => words.some((word) => word.startsWith(one)));
    });
  }, [cars, kind, text]);
}

function Found({ pair, onChange, ...ofKind }: OfKind & Pick<ChangedCarsProps, 'pair' | 'onChange'>) {
  const { t } = useTranslation('gallery');
  const found = useFound(ofKind);
  const [most, setMost] = useState(ROWS_A_STEP);
  if (found.length === 0)
    return (
      <Empty title={t('none')}>
        <Button onClick={() => onChange({ kind: 'any', q: '' })}>{t('showAny')}</Button>
      </Empty>
    );
  return (
    <>
      <p role="status" className={styles['count']}>
        {t('count', { number: found.length })}
      </p>
      <ul className={styles['rows']}>
        {found.slice(0, most).map((car) => (
          <ChangedCarRow key={car.carId} changed={car} to={pair.to} />
        ))}
      </ul>
      {found.length > most ? <Button onClick={() => setMost(most + ROWS_A_STEP)}>{t('more')}</Button> : null}
    </>
  );
}
