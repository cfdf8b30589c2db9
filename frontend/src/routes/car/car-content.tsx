import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car, CarInVersion } from '#contracts';
import { offeredTunes, tunedFigures } from '#racing';
import type { Tune } from '#racing';
import { changesBetween } from '../../features/car/changes.ts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { packsPath } from '../../features/packs/packs-path.ts';
import { useCarUsefulness } from '../../features/usefulness/use-usefulness.ts';
import { animatedOfCar } from '../../lib/paths.ts';
import { CarCard } from '../../ui/car/car-card.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { BestTracksPanel } from './best-tracks-panel.tsx';
import { CarActions } from './car-actions.tsx';
import { STOCK } from './car-choice.ts';
import type { ChosenCar } from './car-choice.ts';
import { ChangeList } from './change-list.tsx';
import { AttributeList } from './attribute-list.tsx';
import { FigureList } from './figure-list.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { Panel } from './panel.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { SimilarPanel } from './similar-panel.tsx';
import { TunesPanel, UsefulPanel } from './useful-panel.tsx';
import { Counted } from './usefulness-panels.tsx';
import styles from './car-content.module.css';

type CarContentProps = {
  car: CarInVersion;
  /** The current car; undefined until it is loaded, or where it is the same. */
  today: CarInVersion | undefined;
  chosen: ChosenCar;
  /** The version of `car`; undefined: the current one, also while an older one loads. */
  version: string | undefined;
};

const withTune = <Tuned extends Car>(car: Tuned, tune: Tune): Tuned => ({ ...car, ...tunedFigures(car, tune) });

export function CarContent({ car, today, chosen, version }: CarContentProps) {
  const { t } = useTranslation('car');
  const { cars, complete } = useCatalogue();
  const { tune } = chosen;
  const useful = useCarUsefulness(car.retired ? null : car.id);
  const tuned = useMemo(() => withTune(car, tune), [car, tune]);
  const others = useMemo(
    () => cars.filter((other) => other.class === car.class).map((other) => withTune(other, tune)),
    [cars, car.class, tune],
  );
  const tunes = [STOCK, ...offeredTunes.filter((one) => one !== STOCK)];
  const isPast = version !== undefined;
  const note = isPast
    ? t('asOf', { version: car.gameVersion })
    : t('amongClass', { letter: car.class, number: complete ? others.length : '…' });
  return (
    <div className={styles['around']}>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <CarCard car={tuned} tune={tune} version={version} />
          <SegmentedControl
            wide
            label={t('tune')}
            value={tunes.includes(tune) ? tune : STOCK}
            choices={tunes.map((one) => ({ value: one, label: one }))}
            onChange={(next) => chosen.choose({ tune: next })}
          />
          {car.retired ? <p className={styles['retired']}>{t('retired')}</p> : null}
          <CarActions car={car} tune={tune} />
          {car.prize || car.retired ? null : (
            <Link to={packsPath({ cars: [car.id] })} className={styles['packs']}>
              {t('packs')}
            </Link>
          )}
          <Link to={animatedOfCar(car.id)} className={styles['packs']}>
            {t('animated')}
          </Link>
          {isPast && today ? <SinceThen then={car} today={today} /> : null}
          <div className={styles['late']}>
            {car.retired ? null : (
              <Counted of={useful}>
                {(known) => (
                  <>
                    <TunesPanel useful={known} />
                    <UsefulPanel useful={known} />
                  </>
                )}
              </Counted>
            )}
            <ReviewsPanel car={car} />
            <HistoryPanel chosen={chosen} />
          </div>
        </div>
        <div className={styles['column']}>
          <Panel title={t('figuresTitle')} note={note}>
            <FigureList
              car={tuned}
              others={!isPast && complete ? others : undefined}
              today={isPast && today ? withTune(today, tune) : undefined}
              computed={tune !== STOCK}
            />
            {tune === STOCK ? null : <p className={styles['hint']}>≈ {t('computed')}</p>}
            <AttributeList car={car} />
          </Panel>
        </div>
        <div className={styles['column']}>
          {car.retired ? null : <Counted of={useful}>{(known) => <BestTracksPanel useful={known} />}</Counted>}
          {complete ? <SimilarPanel car={today ?? car} chosen={chosen} cars={cars} /> : null}
        </div>
      </div>
    </div>
  );
}

function SinceThen({ then, today }: { then: Car; today: Car }) {
  const { t } = useTranslation('car');
  const changes = changesBetween(then, today);
  return (
    <Panel title={t('sinceThen')}>
      <div className={styles['inside']}>
        {changes.length === 0 ? <p>{t('nothingSince')}</p> : <ChangeList changes={changes} />}
      </div>
    </Panel>
  );
}
