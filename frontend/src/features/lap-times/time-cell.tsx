import { memo } from 'react';
import { FailedIcon, PendingIcon } from '../../ui/icons.ts';
import { Points } from '../../ui/time/points.tsx';
import { Rank } from '../../ui/time/rank.tsx';
import type { CellContent, KnownContent } from './cell-content.ts';
import { useChangedJustNow } from './use-changed-just-now.ts';
import type { TimeCellProps } from './time-cell-props.ts';
import { rendersSame, announcesSame } from './same-cell.ts';
import styles from './time-cell.module.css';

function Corner({ content, colours }: { content: KnownContent; colours: TimeCellProps['colours'] }) {
  if (content.pending) return <PendingIcon className={styles['clock']} />;
  const { place, of } = content.ranking;
  if (place === undefined || content.dnf) return null;
  return <Rank place={place} medal={colours === 'medals' && of > 1} />;
}

function Third({ content, show, base }: { content: KnownContent; show: TimeCellProps['show']; base: boolean }) {
  const { points, gap } = content.ranking;
  if (base || show === 'times') return null;
  if (show === 'gaps') return <span className={styles['gap']}>{gap}</span>;
  return points && <Points points={points.points} uncertain={points.uncertain} />;
}

function tintOf({ ranking, dnf }: KnownContent, colours: TimeCellProps['colours']): Record<string, number | undefined> {
  if (colours === 'heat') return { 'data-heat': ranking.heat };
  const medal = colours === 'medals' && !dnf && ranking.of > 1 && (ranking.place ?? 9) <= 3;
  return medal ? { 'data-medal': ranking.place } : {};
}

function KnownCell({ content, show, colours, base, spoken, figure }: TimeCellProps & { content: KnownContent }) {
  const changes = useChangedJustNow(content.text, content.pending);
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
      {figure ? <small className={styles['figure']}>{figure}</small> : null}
    </div>
  );
}

function Silent({
  content,
  spoken,
}: {
  content: Exclude<CellContent, { status: 'known' }>;
  spoken: TimeCellProps['spoken'];
}) {
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
      return (
        <div className={styles['past']} data-tip={spoken.pastHint}>
          <bdi className={styles['time']}>{content.text}</bdi>
        </div>
      );
    case 'disputed':
      return (
        <div className={styles['disputed']} data-tip={spoken.disputedHint}>
          <bdi className={styles['time']}>{spoken.text(content)} ?</bdi>
        </div>
      );
    case 'predicted':
      return (
        <div className={styles['predicted']} data-tip={spoken.predictedHint(content)}>
          <bdi className={styles['time']}>≈ {content.text}</bdi>
        </div>
      );
    case 'unsaved':
      return (
        <div className={styles['cell']} data-unsaved>
          <FailedIcon className={styles['clock']} />
          <bdi className={styles['time']}>{content.current ?? '–'}</bdi>
          <bdi className={styles['unsaved']}>{content.text}</bdi>
        </div>
      );
    case 'failed':
      return (
        <div className={styles['message']} data-failed>
          <FailedIcon />
          <span className={styles['retry']}>{spoken.retry}</span>
        </div>
      );
  }
}

/** The visible part, rendered again only when it changes: one more car changes only the spoken text. */
const Seen = memo(function Seen({ content, show, colours, base, spoken, figure }: TimeCellProps) {
  if (content.status === 'known')
    return <KnownCell content={content} show={show} colours={colours} base={base} spoken={spoken} figure={figure} />;
  return (
    <div aria-hidden="true" className={styles['fill']}>
      <Silent content={content} spoken={spoken} />
    </div>
  );
}, rendersSame);

/** One time on the grid. Its size never changes with its state. */
export const TimeCell = memo(function TimeCell(props: TimeCellProps) {
  const { content, base, spoken, figure } = props;
  return (
    <>
      <Seen {...props} />
      <span className={styles['said']}>
        {spoken.sentence(content, base)}
        {figure ? `, ${figure}` : ''}
      </span>
    </>
  );
}, announcesSame);
