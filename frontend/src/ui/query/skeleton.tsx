import { useTranslation } from 'react-i18next';
import styles from './query-boundary.module.css';

type SkeletonProps = {
  /** Boxes as large as the content, so that nothing jumps when it loads. */
  rows?: number;
  rowHeight?: number;
  /** Several next to each other: cards, tiles. */
  columns?: number;
};

/** Boxes in the shape of the content; they show after 150 ms, for most responses arrive sooner. */
export function Skeleton({ rows = 4, rowHeight = 44, columns = 1 }: SkeletonProps) {
  const { t } = useTranslation('common');
  const boxes = Array.from({ length: rows * columns }, (_, at) => at);
  return (
    <div className={styles['skeleton']} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      <span className="sr">{t('loading')}</span>
      {boxes.map((at) => (
        <span key={at} className={styles['box']} style={{ height: rowHeight }} />
      ))}
    </div>
  );
}
