import type { SurfaceFamily } from '#racing';
import surfaces from '../art/surfaces.svg';
import styles from './surface-mark.module.css';

/**
 * The glyph of a road condition on its tint; with a text where there is room, else the text is only for screen readers.
 */
export function SurfaceMark({
  surface,
  word,
  shown = false,
  named = false,
  size = 22,
}: {
  surface: SurfaceFamily;
  word: string;
  shown?: boolean;
  /** The name of the surrounding element already contains the text. */
  named?: boolean;
  size?: number;
}) {
  return (
    <span
      className={styles['mark']}
      data-surface={surface}
      data-word={shown || undefined}
      data-tip={shown ? undefined : word}
      style={shown ? undefined : { width: size, height: size }}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <use href={`${surfaces}#${surface}`} />
      </svg>
      {named ? null : <span className={shown ? undefined : 'sr'}>{word}</span>}
    </span>
  );
}
