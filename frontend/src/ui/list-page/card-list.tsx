import type { ReactNode } from 'react';
import type { RowsOf } from '../table/data-table.tsx';
import { rowKeys } from '../table/row-keys.ts';
import { SelectOne } from '../table/selection.tsx';
import styles from './list-page.module.css';

type CardListProps<Item> = RowsOf<Item> & { label: string; card: (item: Item) => ReactNode };

/** The rows of a list on a phone: each is one touch target. */
export function CardList<Item>({ label, items, keyOf, nameOf, openKey, onOpen, selection, card }: CardListProps<Item>) {
  return (
    <ul className={styles['cards']} aria-label={label} data-rows>
      {items.map((item) => (
        <li key={keyOf(item)} className={styles['card']}>
          {selection ? <SelectOne name={nameOf(item)} of={keyOf(item)} selection={selection} /> : null}
          {onOpen ? (
            <button
              type="button"
              data-row
              onKeyDown={rowKeys}
              className={styles['open']}
              aria-pressed={openKey === keyOf(item)}
              onClick={() => onOpen(item)}
            >
              {card(item)}
            </button>
          ) : (
            <div className={styles['open']}>{card(item)}</div>
          )}
        </li>
      ))}
    </ul>
  );
}
