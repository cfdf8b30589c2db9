import { useTranslation } from 'react-i18next';
import { useCarScores } from '../../lib/car-scores.ts';
import { usePageWindow } from '../../ui/list/use-page-window.ts';
import { AddButton } from './add-button.tsx';
import { CarName } from './car-name.tsx';
import styles from './car-rows.module.css';
import type { CarListProps } from './car-table.tsx';

const ROW_PX = 80;

export function CarRows({ found, deck }: CarListProps) {
  const { t } = useTranslation(['carlist', 'cars']);
  const scores = useCarScores();
  const { ref, seen } = usePageWindow(found.length, ROW_PX);
  return (
    <div ref={ref}>
      <ul
        className={styles['rows']}
        aria-label={t('title')}
        data-rows
        style={{ paddingTop: seen.above, paddingBottom: seen.below }}
      >
        {found.slice(seen.first, seen.end).map((one, at) => (
          <li key={one.id} className={styles['row']} aria-setsize={found.length} aria-posinset={seen.first + at + 1}>
            <CarName
              found={one}
              score={scores.get(one.id)}
              more={`${t(`cars:tyreCodes.${one.car.tyre}`)} · ${one.car.drive}`}
            />
            <AddButton car={one.car} isIn={deck.inDeck.has(one.id)} onAdd={deck.add} />
          </li>
        ))}
      </ul>
    </div>
  );
}
