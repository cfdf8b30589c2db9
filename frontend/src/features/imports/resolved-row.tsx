import { useTranslation } from 'react-i18next';
import type { Car, ImportRow } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import { fullName } from './full-name.ts';
import styles from './imports.module.css';
import { RowHead } from './row-head.tsx';
import { useImportLabels } from './use-import-labels.ts';
import { useRowMutations } from './use-row-mutations.ts';

type SettledRowProps = { importId: string; row: ImportRow; carOf: (carId: string) => Car | undefined };

export function ResolvedRow({ importId, row, carOf }: SettledRowProps) {
  const { t } = useTranslation('imports');
  const { nameOf, when } = useImportLabels();
  const { reopen } = useRowMutations(importId);
  const reopening = useAction(reopen);
  const { settled } = row;
  if (!settled) return null;
  const { carId, newCar, by, at, reason, text } = settled;
  const car = carId === null ? newCar : (carOf(carId) ?? { brand: '', name: carId, year: '' });
  return (
    <li className={styles['row']}>
      <RowHead row={row} />
      <p className={styles['meaning']}>
        <b>
          {car ? t(newCar ? 'meansNew' : 'means', { name: `${fullName(car)} ${car.year}`.trim() }) : t('meansNone')}
        </b>
        <span>
          {t(`why.${reason}`)}
          {text === null ? null : <q>{text}</q>}
        </span>
        <span className={styles['quiet']}>
          {nameOf(by)} · {when(at)}
        </span>
      </p>
      {row.allowed.includes('reopen-import-row') ? (
        <div className={styles['acts']}>
          <Button
            size="small"
            icon={<UndoIcon aria-hidden="true" />}
            busy={reopening.busy}
            aria-label={t('takeBackRow', { row: row.row })}
            onClick={() => reopening.run(row)}
          >
            {t('takeBack')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
