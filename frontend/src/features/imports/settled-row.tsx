import { useTranslation } from 'react-i18next';
import type { Car, ImportRow } from '#contracts';
import { useAct } from '../../lib/form/use-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import { fullName } from './full-name.ts';
import styles from './imports.module.css';
import { RowHead } from './row-head.tsx';
import { useImportWords } from './use-import-words.ts';
import { useRowActs } from './use-row-acts.ts';

type SettledRowProps = { importId: string; row: ImportRow; carOf: (carId: string) => Car | undefined };

export function SettledRow({ importId, row, carOf }: SettledRowProps) {
  const { t } = useTranslation('imports');
  const { nameOf, when } = useImportWords();
  const { reopen } = useRowActs(importId);
  const reopening = useAct(reopen);
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
