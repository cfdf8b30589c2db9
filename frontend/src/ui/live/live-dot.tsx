import styles from './live-dot.module.css';

export type LiveState = 'live' | 'late' | 'offline';

/** Round when live, square when late, a ring when offline; the text next to it on wide screens. */
export function LiveDot({ state, word }: { state: LiveState; word: string }) {
  return (
    <span className={styles['live']} data-state={state} role="status" aria-label={word}>
      <span className={styles['word']}>{word}</span>
    </span>
  );
}
