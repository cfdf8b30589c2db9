import type { ReactNode } from 'react';
import styles from './tiles.module.css';

type TilesProps = { as?: 'div' | 'ol'; children: ReactNode };

/** Twelve columns of tiles, one below the other where it is narrow. */
export function Tiles({ as: As = 'div', children }: TilesProps) {
  return <As className={styles['tiles']}>{children}</As>;
}

type TileProps = {
  as?: 'section' | 'li';
  /** How many of the twelve columns it takes. */
  wide: '3' | '4' | '5' | '8' | '12';
  variant?: 'hero' | 'day' | undefined;
  label?: string;
  children: ReactNode;
};

export function Tile({ as: As = 'section', wide, variant, label, children }: TileProps) {
  return (
    <As className={styles['tile']} data-wide={wide} data-look={variant} aria-label={label}>
      {children}
    </As>
  );
}
