import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { figures, rankOf, shareOf } from '../../features/car/figures.ts';
import type { FigureName, Rank, RatedCar } from '../../features/car/figures.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { InfoIcon, OutstandingIcon } from '../../ui/icons.ts';
import { FigureExplained } from './figure-explained.tsx';
import { useFigureText } from './use-figure-text.ts';
import styles from './figure-list.module.css';

type FigureListProps = {
  car: RatedCar & Pick<Car, 'class'>;
  /** Cars of the same class with the same tune, including this one; undefined until they are loaded. */
  others: readonly RatedCar[] | undefined;
  /** The current car, where `car` is from an older game version. */
  today?: RatedCar | undefined;
  /** The stats are computed from those at stock. */
  computed: boolean;
};

export function FigureList({ car, others, today, computed }: FigureListProps) {
  const [open, setOpen] = useState<FigureName>();
  return (
    <ul className={styles['figures']}>
      {figures.map((figure) => {
        const { name } = figure;
        const value = figure.of(car);
        const rank = others && rankOf(figure, car, others);
        const outstanding = value !== null && (figure.isOutstanding?.(value, car) ?? false);
        return (
          <FigureRow
            key={name}
            name={name}
            value={<FigureValue name={name} value={value} computed={computed} />}
            outstanding={outstanding}
            place={
              today ? <Today name={name} value={figure.of(today)} /> : <Place rank={rank} known={value !== null} />
            }
            opened={open === name}
            onOpen={() => setOpen(open === name ? undefined : name)}
          />
        );
      })}
    </ul>
  );
}

type FigureRowProps = {
  name: FigureName;
  value: ReactNode;
  place: ReactNode;
  outstanding: boolean;
  opened: boolean;
  onOpen: () => void;
};

function FigureRow({ name, value, place, outstanding, opened, onOpen }: FigureRowProps) {
  const { t } = useTranslation('car');
  return (
    <li className={styles['figure']}>
      <span className={styles['name']}>
        <b>
          {t(`figures.${name}.name`)}
          {outstanding ? <OutstandingIcon aria-label={t('outstanding')} className={styles['outstanding']} /> : null}
        </b>
        <small>{t(`figures.${name}.what`)}</small>
      </span>
      <span className={styles['place']}>{place}</span>
      <span className={styles['value']}>{value}</span>
      <IconButton label={t('means', { figure: t(`figures.${name}.name`) })} aria-expanded={opened} onClick={onOpen}>
        <InfoIcon />
      </IconButton>
      {opened ? <FigureExplained name={name} /> : null}
    </li>
  );
}

function FigureValue({ name, value, computed }: { name: FigureName; value: number | null; computed: boolean }) {
  const text = useFigureText();
  const { t } = useTranslation('car');
  const { figure, unit } = text(name, value);
  if (value === null) return <span className={styles['quiet']}>?</span>;
  const about = computed && name !== 'mra' && name !== 'weight' && Number.isFinite(value);
  return (
    <>
      {about ? <span title={t('computed')}>≈</span> : null}
      {figure}
      {unit === '' ? null : <small>{unit}</small>}
    </>
  );
}

function Place({ rank, known }: { rank: Rank | undefined; known: boolean }) {
  const { t } = useTranslation('car');
  const share = rank ? shareOf(rank) : 0;
  return (
    <>
      <span className={styles['bar']} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <small>{known ? (rank ? t('rankOf', rank) : '') : t('unknown')}</small>
    </>
  );
}

function Today({ name, value }: { name: FigureName; value: number | null }) {
  const text = useFigureText();
  const { t } = useTranslation('car');
  const { figure, unit } = text(name, value);
  return <small>{t('today', { value: value === null ? '?' : `${figure} ${unit}`.trim() })}</small>;
}
