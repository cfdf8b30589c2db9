import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCarScores } from '../../lib/car-scores.ts';
import { carPath } from '../../lib/paths.ts';
import { CarCard } from '../../ui/car/car-card.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { usePageWindow } from '../../ui/list/use-page-window.ts';
import { AddButton } from './add-button.tsx';
import styles from './car-cards.module.css';
import type { CarListProps } from './car-table.tsx';

/** The minimum width of a card, the gap between cards, and the height of a card of that width; all in px. */
type CardSize = { least: number; gap: number; height: (width: number) => number };

const sizes = {
  large: { least: 300, gap: 14, height: (width) => (width * 5) / 8 },
  small: { least: 80, gap: 10, height: () => 74 },
} as const satisfies Record<string, CardSize>;

function gridOf({ least, gap, height }: CardSize, width: number): { columns: number; rowHeight: number } {
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const cardWidth = (width - (columns - 1) * gap) / columns;
  return { columns, rowHeight: Math.round(height(cardWidth)) + gap };
}

export function CarCards({ found, deck, size }: CarListProps & { size: keyof typeof sizes }) {
  const { t } = useTranslation('carlist');
  const scores = useCarScores();
  const [width, setWidth] = useState(0);
  const { columns, rowHeight } = gridOf(sizes[size], width);
  const { ref, seen } = usePageWindow(Math.ceil(found.length / columns), rowHeight);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => setWidth(box.clientWidth);
    measure();
    const watched = new ResizeObserver(measure);
    watched.observe(box);
    return () => watched.disconnect();
  }, [ref]);
  return (
    <div ref={ref}>
      <ul
        className={styles['cards']}
        aria-label={t('title')}
        data-size={size}
        style={{
          gap: sizes[size].gap,
          gridAutoRows: rowHeight - sizes[size].gap,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          paddingTop: seen.above,
          paddingBottom: seen.below,
        }}
      >
        {found.slice(seen.first * columns, seen.end * columns).map(({ id, car }) => (
          <li key={id} className={styles['card']}>
            <Link to={carPath(id)} className={styles['link']}>
              {size === 'large' ? <CarCard car={car} score={scores.get(id)} /> : <MiniCar car={car} />}
              {size === 'large' ? null : <span className={styles['name']}>{car.name}</span>}
            </Link>
            {size === 'large' ? (
              <span className={styles['add']}>
                <AddButton car={car} isIn={deck.inDeck.has(id)} onAdd={deck.add} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
