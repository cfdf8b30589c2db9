import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedIcon, PendingIcon } from '../../ui/icons.ts';
import { Points } from '../../ui/time/points.tsx';
import { Rank } from '../../ui/time/rank.tsx';
import type { CellContent, KnownContent } from './cell-content.ts';
import { useChangedJustNow } from './use-changed-just-now.ts';
import { useSpokenCell } from './use-spoken-cell.ts';
import styles from './time-cell.module.css';

export type TimeCellProps = {
  content: CellContent;
  show: 'points' | 'times' | 'gaps';
  colours: 'medals' | 'heat' | 'plain';
  base: boolean;
};

function Corner({ content, colours }: { content: KnownContent; colours: TimeCellProps['colours'] }) {
  if (content.pending) return <PendingIcon className={styles['clock']} />;
  const { place, of } = content.standing;
  if (place === undefined || content.dnf) return <span />;
  return <Rank place={place} medal={colours === 'medals' && of > 1} />;
}

function Third({ content, show, base }: { content: KnownContent; show: TimeCellProps['show']; base: boolean }) {
  const { points, gap } = content.standing;
  if (base || show === 'times') return <span />;
  if (show === 'gaps') return <span className={styles['gap']}>{gap}</span>;
  return points === undefined ? <span /> : <Points points={points.points} uncertain={points.uncertain} />;
}

function tintOf(
  { standing, dnf }: KnownContent,
  colours: TimeCellProps['colours'],
): Record<string, number | undefined> {
  if (colours === 'heat') return { 'data-heat': standing.heat };
  const medal = colours === 'medals' && !dnf && standing.of > 1 && (standing.place ?? 9) <= 3;
  return medal ? { 'data-medal': standing.place } : {};
}

function KnownCell({ content, show, colours, base }: TimeCellProps & { content: KnownContent }) {
  const changes = useChangedJustNow(content.text, content.pending);
  const spoken = useSpokenCell();
  return (
    <div
      className={styles['cell']}
      data-dnf={content.dnf || undefined}
      data-yours={content.yours || undefined}
      {...tintOf(content, colours)}
      aria-hidden="true"
    >
      {changes > 0 ? <i key={changes} className={styles['tint']} /> : null}
      <Corner content={content} colours={colours} />
      <bdi className={styles['time']}>{spoken.text(content)}</bdi>
      <Third content={content} show={show} base={base} />
    </div>
  );
}

function Past({ text }: { text: string }) {
  const { t } = useTranslation('compare');
  return (
    <div className={styles['past']} title={t('cell.pastHint')}>
      <bdi className={styles['time']}>{text}</bdi>
    </div>
  );
}

function Silent({ content }: { content: Exclude<CellContent, { status: 'known' }> }) {
  const spoken = useSpokenCell();
  switch (content.status) {
    case 'not-asked':
      return <div className={styles['not-asked']} />;
    case 'loading':
      return (
        <div className={styles['message']}>{content.late ? spoken.late : <span className={styles['skeleton']} />}</div>
      );
    case 'none':
      return (
        <div className={styles['none']}>
          <span className={styles['dash']}>–</span>
          <span className={styles['add']}>{spoken.add}</span>
        </div>
      );
    case 'past':
      return <Past text={content.text} />;
    case 'failed':
    case 'unsaved':
      return (
        <div className={styles['message']} data-failed>
          <FailedIcon />
          {content.status === 'unsaved' ? <bdi className={styles['unsaved']}>{content.text}</bdi> : null}
          <span className={styles['retry']}>{spoken.retry}</span>
        </div>
      );
  }
}

/** One time on the grid, in the state it is in. Its size never changes with its state. */
export const TimeCell = memo(function TimeCell({ content, show, colours, base }: TimeCellProps) {
  const spoken = useSpokenCell();
  return (
    <>
      <span className="sr">{spoken.sentence(content, base)}</span>
      {content.status === 'known' ? (
        <KnownCell content={content} show={show} colours={colours} base={base} />
      ) : (
        <div aria-hidden="true" className={styles['fill']}>
          <Silent content={content} />
        </div>
      )}
    </>
  );
});
