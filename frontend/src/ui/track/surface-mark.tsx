import type { SurfaceFamily } from '#racing';
import surfaces from '../art/surfaces.svg';
import styles from './surface-mark.module.css';

/** The glyph of a road condition on its tint; with a word where there is room, else the word is only read. */
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
  /** The name of what it stands in says the word already. */
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
