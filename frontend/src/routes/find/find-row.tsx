import styles from './find-dialog.module.css';
import type { FindLine } from './find-lines.tsx';

type FindRowProps = { id: string; line: FindLine; head: string | undefined; isMarked: boolean; onGo: () => void };

export function FindRow({ id, line, head, isMarked, onGo }: FindRowProps) {
  return (
    <>
      {head === undefined ? null : (
        <span className={styles['head']} role="presentation">
          {head}
        </span>
      )}
      {/* The keys are the field's, which keeps the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isMarked}
        className={styles['row']}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onGo}
      >
        {line.picture}
        <span className={styles['words']}>
          <b>{line.name}</b>
          {line.detail === undefined ? null : <small>{line.detail}</small>}
        </span>
      </div>
    </>
  );
}
