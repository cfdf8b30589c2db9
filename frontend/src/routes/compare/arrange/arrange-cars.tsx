import { useTranslation } from 'react-i18next';
import { compositeScoreNames, compositeScores } from '#racing';
import { useCriterionLabels } from '../../../features/cars/filter/criterion-labels.ts';
import { SortableList } from '../../../ui/sortable/sortable-list.tsx';
import type { SortableItem } from '../../../ui/sortable/sortable-item.ts';
import { MiniCar } from '../../../ui/car/mini-car.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TuneGlyph } from '../../../ui/tune/tune-glyph.tsx';
import type { Compared } from '../grid/compare-context.ts';
import { useCarName } from '../grid/use-car-name.ts';
import { carOrders, columnsBy } from './car-orders.ts';
import styles from './arrange-dialog.module.css';

export function ArrangeCars({ compared }: { compared: Compared }) {
  const { t } = useTranslation('grid');
  const words = useCriterionLabels();
  const carName = useCarName();
  const { deck, columns, cars, commands } = compared;
  const items = deck.cars.map(({ carId, tune }, column): SortableItem => {
    const car = cars.byId.get(carId);
    const name = carName(car, column);
    const content = (
      <>
        {car ? (
          <span className={styles['car']}>
            <MiniCar car={car} />
          </span>
        ) : null}
        <span className={styles['names']}>
          <b className={styles['name']}>{name}</b>
          {tune ? <TuneGlyph tune={tune} /> : null}
        </span>
      </>
    );
    return { key: columns[column] ?? carId, label: tune ? `${name}, ${tune}` : name, content };
  });
  return (
    <>
      <div className={styles['orders']} role="group" aria-label={t('arrange.sortCars')}>
        <span className={styles['label']}>{t('arrange.sort')}</span>
        {carOrders.map((order) => (
          <Button key={order} size="small" onClick={() => commands.orderCars(columnsBy(compared, order))}>
            {t(`arrange.carOrder.${order}`)}
          </Button>
        ))}
      </div>
      <details className={styles['more']}>
        <summary>{t('arrange.composites')}</summary>
        <div className={styles['orders']} role="group" aria-label={t('arrange.composites')}>
          {compositeScoreNames.map((name) => (
            <Button key={name} size="small" onClick={() => commands.orderCars(columnsBy(compared, name))}>
              {compositeScores[name].of.map((figure) => words.group(figure)).join(' · ')}
            </Button>
          ))}
        </div>
      </details>
      <SortableList
        label={t('arrange.cars')}
        items={items}
        onMove={commands.moveCar}
        onRemove={(column) => commands.removeCar(column)}
      />
    </>
  );
}
