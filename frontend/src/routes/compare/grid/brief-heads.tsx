import { useTranslation } from 'react-i18next';
import { openCarSheet } from '../../../lib/navigation/car-sheet.ts';
import { CarArt } from '../../../ui/car/car-art.tsx';
import { BaseFilledIcon } from '../../../ui/icons.ts';
import { CarBadge } from '../../../ui/car-badge/car-badge.tsx';
import { Points } from '../../../ui/time/points.tsx';
import { openTool } from '../tools/open-tool.ts';
import { CarMenu, type ColumnHeadProps, shortName } from './column-head.tsx';
import { TrackHead, type TrackHeadProps } from './track-head.tsx';
import { TunePicker } from './tune-picker.tsx';
import { useCarName } from './use-car-name.ts';
import styles from './brief-heads.module.css';

export const BriefCar = (props: ColumnHeadProps) => <Brief {...props} lies="above" />;

export const CarOfRow = (props: ColumnHeadProps) => <Brief {...props} lies="beside" />;

export const TrackOfColumn = (props: TrackHeadProps) => (
  <span className={styles['track']}>
    <TrackHead {...props} />
  </span>
);

function Brief({ lies, ...props }: ColumnHeadProps & { lies: 'above' | 'beside' }) {
  const { car, column, tune, base, total, active, menu, tuneMenuOpened, onTuneMenu, onTune } = props;
  const { t } = useTranslation('compare');
  const name = useCarName()(car, column);
  const tabIndex = active ? 0 : -1;
  return (
    <div className={styles['brief']} data-lies={lies} data-class={car?.class} data-base={base || undefined}>
      <CarMenu name={name} commands={car ? { ...menu, details: () => openCarSheet(car.id) } : menu}>
        <button
          type="button"
          className={styles['car']}
          tabIndex={tabIndex}
          aria-label={t('carMenu', { name })}
          aria-haspopup="menu"
          data-tip={name}
        >
          <span className={styles['stage']}>
            {car ? <CarArt car={car} className={styles['art']} /> : null}
            <span className={styles['plate']}>{car ? <CarBadge car={car} size={18} /> : null}</span>
          </span>
          <b className={styles['name']}>{car ? shortName(car) : name}</b>
        </button>
      </CarMenu>
      <span className={styles['tune']}>
        <TunePicker
          brief
          {...{ tune, name, tabIndex, onTune }}
          carClass={car?.class}
          opened={tuneMenuOpened}
          onOpened={onTuneMenu}
          onAll={() => openTool({ tool: 'tunes', column })}
        />
      </span>
      <span className={styles['sum']}>
        {base ? (
          <>
            <BaseFilledIcon aria-hidden="true" /> {t('baseShort')}
          </>
        ) : (
          <Points points={total?.points ?? 0} />
        )}
      </span>
    </div>
  );
}
