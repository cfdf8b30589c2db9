import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car } from '#contracts';
import { type CarClass, carClasses, type PackPrice, type RunState } from '#racing';
import { carsThatCame, classCounts, luckOfRun } from '../../features/packs/luck-of-run.ts';
import type { PackRun } from '../../features/packs/use-run.ts';
import { carPath } from '../../lib/paths.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import styles from './packs.module.css';
import { usePackNumbers } from './use-pack-numbers.ts';

type RunResultProps = { run: PackRun; state: RunState; until: boolean; price: PackPrice };

/** Cars listed at most: those with the highest RQ. */
const MAX_LISTED = 60;

export function RunResult({ run, state, until, price }: RunResultProps) {
  const { t } = useTranslation('packs');
  const { packs, share, cost } = usePackNumbers();
  const { luck, chance } = luckOfRun(run, state, until);
  const wanted = state.wantedLast && run.cars[state.wantedLast.car];
  return (
    <div className={styles['result']} role="status">
      <p className={styles['luck']} data-luck={luck}>
        {t(`luck.${luck}`)}
      </p>
      {wanted && state.wantedLast ? (
        <CarLine
          car={wanted}
          line={t('inPack', { pack: packs(state.wantedLast.pack), card: state.wantedLast.card })}
          big
        />
      ) : null}
      <p className={styles['opened']}>
        <b>{t('opened', { number: packs(state.opened) })}</b>
        <span>{cost(price, state.opened)}</span>
      </p>
      {run.prepared.goal ? <p>{t('found', { number: packs(state.found) })}</p> : null}
      {luck === 'zero-luck' || luck === 'impossible' ? null : <p>{t('chanceOf', { chance: share(chance) })}</p>}
      <Dropped run={run} state={state} />
    </div>
  );
}

function Dropped({ run, state }: { run: PackRun; state: RunState }) {
  const { t } = useTranslation('packs');
  const { packs } = usePackNumbers();
  const [chosen, setChosen] = useState<CarClass>();
  const counts = classCounts(run.cars, state);
  const wanted = run.prepared.goal?.wanted;
  const came = carsThatCame(run.cars, state);
  const isListed = (car: Car) => (chosen ? car.class === chosen : wanted ? wanted.has(car) : true);
  const listed = came.filter(({ car }) => isListed(car)).slice(0, MAX_LISTED);
  const last = [...state.last].flatMap((place) => run.cars[place] ?? []);
  return (
    <>
      <div role="group" aria-label={t('byClass')} className={styles['counts']}>
        {carClasses.toReversed().map(({ letter }) => (
          <button
            key={letter}
            type="button"
            data-class={letter}
            aria-pressed={chosen === letter}
            disabled={(counts.get(letter) ?? 0) === 0}
            onClick={() => setChosen(chosen === letter ? undefined : letter)}
          >
            <b>{letter}</b>
            <span>{packs(counts.get(letter) ?? 0)}</span>
          </button>
        ))}
      </div>
      {state.opened > 0 ? (
        <section aria-label={t('lastPack')}>
          <h3>{t('lastPack')}</h3>
          <ul className={styles['last']}>
            {last.map((car, at) => (
              // The same car may come twice in a pack.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <Link to={carPath(car.id)} aria-label={`${car.class} ${car.rq} ${car.name}`}>
                  <MiniCar car={car} />
                  <span aria-hidden="true">{car.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {listed.length > 0 ? (
        <section aria-label={t('cars')}>
          <h3>{t('cars')}</h3>
          <ul className={styles['came']}>
            {listed.map(({ car, count }) => (
              <li key={car.id}>
                <CarLine car={car} line={t('times', { number: packs(count) })} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function CarLine({ car, line, big = false }: { car: Car; line: string; big?: boolean }) {
  return (
    <Link to={carPath(car.id)} className={styles['car']} data-big={big || undefined} data-class={car.class}>
      <MiniCar car={car} />
      <span>
        <b>{car.name}</b>
        <small>{line}</small>
      </span>
    </Link>
  );
}
