import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, ImportRow } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { atPress } from '../../lib/seen-of.ts';
import { Button } from '../../ui/button/button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { fullName } from './full-name.ts';
import styles from './imports.module.css';
import { NewCarDialog } from './new-car-dialog.tsx';
import { RowHead } from './row-head.tsx';
import { useRowMutations } from './use-row-mutations.ts';

type OpenRowProps = {
  importId: string;
  row: ImportRow;
  carOf: (carId: string) => Car | undefined;
  /** The user wants another car than those offered. */
  onPick: (row: ImportRow) => void;
};

export function OpenRow({ importId, row, carOf, onPick }: OpenRowProps) {
  const { t } = useTranslation('imports');
  const { choose, skip, settle } = useRowMutations(importId);
  const [adding, setAdding] = useState(false);
  const choosing = useAction(choose);
  const skipping = useAction(skip);
  const off = choosing.busy || skipping.busy || row.allowed.length === 0;
  const cars = row.candidates.flatMap((carId) => carOf(carId) ?? []);
  return (
    <li className={styles['row']}>
      <RowHead row={row} />
      {cars.length === 0 ? <p className={styles['quiet']}>{t('noCandidates')}</p> : null}
      <ul className={styles['candidates']} aria-label={t('mayBe')}>
        {cars.map((car) => (
          <li key={car.id} className={styles['candidate']}>
            <MiniCar car={car} />
            <Likeness row={row} car={car} />
            <Button
              size="small"
              disabled={off}
              aria-label={t('itIs', { name: `${fullName(car)} ${car.year}` })}
              onClick={() => choosing.run(atPress(row), car)}
            >
              {t('thisCar')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles['acts']}>
        <Button size="small" disabled={off} onClick={() => onPick(row)}>
          {t('otherCar')}
        </Button>
        <Button size="small" disabled={off} onClick={() => setAdding(true)}>
          {t('newCar')}
        </Button>
        <Button size="small" variant="ghost" disabled={off} onClick={() => skipping.run(row)}>
          {t('skip')}
        </Button>
      </div>
      <NewCarDialog
        row={row}
        opened={adding}
        onClose={() => setAdding(false)}
        submit={async (shown, newCar) => {
          await settle(shown, { carId: 'none', newCar, reason: { code: 'not-in-catalogue' } });
          setAdding(false);
        }}
      />
    </li>
  );
}

function Likeness({ row, car }: { row: ImportRow; car: Car }) {
  const { t } = useTranslation('imports');
  const differs = (same: boolean) => (same ? undefined : true);
  return (
    <span className={styles['likeness']}>
      <b data-differs={differs(fullName(car) === fullName(row))}>{fullName(car)}</b>
      <small>
        <span data-differs={differs(row.year === null || car.year === row.year)}>{car.year}</span>
        {' · '}
        {car.rq === row.rq ? t('sameRating', { rq: car.rq }) : t('newRating', { from: car.rq, to: row.rq })}
      </small>
    </span>
  );
}
