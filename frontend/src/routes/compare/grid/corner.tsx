import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import type { Deck } from '../../../lib/deck/deck.ts';
import { changeView } from '../../../lib/deck/grid-view.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { BaseFilledIcon, DoneIcon, OpenIcon, OrderCarsIcon, OrderTracksIcon } from '../../../ui/icons.ts';
import { Menu } from '../../../ui/menu/menu.tsx';
import { CarBadge } from '../../../ui/car-badge/car-badge.tsx';
import { openTool } from '../tools/open-tool.ts';
import { useAgainst } from './use-against.ts';
import { useCarName } from './use-car-name.ts';
import styles from './corner.module.css';

type CornerProps = {
  deck: Deck;
  cars: ReadonlyMap<string, Car>;
  columns: readonly string[];
  grouped: boolean;
  onBase: (column: number) => void;
  onSortCars: () => void;
  onGrouped: (grouped: boolean) => void;
};

export function Corner({ deck, cars, columns, grouped, onBase, onSortCars, onGrouped }: CornerProps) {
  const { t } = useTranslation('compare');
  const carName = useCarName();
  const against = useAgainst();
  const hasGarage = useSession().status === 'signed-in';
  const base = against === 'car' ? cars.get(deck.cars[deck.base]?.carId ?? '') : undefined;
  const trigger = (
    <button type="button" className={styles['base']} aria-describedby="points-against" aria-haspopup="menu">
      <BaseFilledIcon aria-hidden="true" />
      {base ? <CarBadge car={base} /> : null}
      <span className={styles['name']}>{against === 'car' ? carName(base, deck.base) : t(`against.${against}`)}</span>
      <OpenIcon aria-hidden="true" />
    </button>
  );
  const others = (hasGarage ? (['record', 'garage'] as const) : (['record'] as const)).map((other) => ({
    key: other,
    text: t(`against.${other}`),
    end: other === against ? <DoneIcon /> : null,
    run: () => changeView({ against: other }),
  }));
  const ofDeck = deck.cars.map(({ carId }, column) => {
    const car = cars.get(carId);
    return {
      key: columns[column] ?? carId,
      text: carName(car, column),
      icon: car ? <CarBadge car={car} /> : null,
      end: against === 'car' && column === deck.base ? <DoneIcon /> : null,
      run: () => onBase(column),
    };
  });
  return (
    <div className={styles['corner']}>
      <p className={styles['size']}>
        {t('tracksCount', { count: deck.tracks.length })} · {t('carsCount', { count: deck.cars.length })}
      </p>
      <div className={styles['set']}>
        <span className={styles['label']} id="points-against">
          {t('pointsAgainst')}
        </span>
        <Menu position="bottom-start" width={260} trigger={trigger} entries={[...others, ...ofDeck]} />
      </div>
      <div className={styles['set']} data-order>
        <span className={styles['label']}>{t('order')}</span>
        <span className={styles['chips']}>
          <button type="button" className={styles['chip']} onClick={onSortCars} data-tip={t('sortByRatingHint')}>
            <OrderCarsIcon aria-hidden="true" />
            {t('sortByRating')}
          </button>
          <button
            type="button"
            className={styles['chip']}
            aria-pressed={grouped}
            onClick={() => onGrouped(!grouped)}
            data-tip={t('groupByTypeHint')}
          >
            <OrderTracksIcon aria-hidden="true" />
            {t('groupByType')}
          </button>
          <button
            type="button"
            className={styles['chip']}
            aria-haspopup="dialog"
            aria-label={t('arrange')}
            data-tip={t('arrange')}
            onClick={() => openTool({ tool: 'arrange' })}
          >
            ···
          </button>
        </span>
      </div>
    </div>
  );
}
