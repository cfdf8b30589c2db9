import styles from './points.module.css';

const minus = '\u2212';

/**
 * "+118", "−64", "0": won, lost, even, shown by the sign as well as by the colour; "≈+50" where a hundredth could
 * change it.
 */
export function pointsText(points: number, uncertain = false): string {
  if (points === 0) return '0';
  const signed = points > 0 ? `+${points}` : `${minus}${-points}`;
  return uncertain ? `≈${signed}` : signed;
}

function outcome(points: number): 'won' | 'lost' | 'even' {
  if (points === 0) return 'even';
  return points > 0 ? 'won' : 'lost';
}

type PointsProps = { points: number; uncertain?: boolean };

export function Points({ points, uncertain = false }: PointsProps) {
  return (
    <span className={styles['points']} data-outcome={outcome(points)}>
      {uncertain ? <i className={styles['about']}>≈</i> : null}
      {pointsText(points)}
    </span>
  );
}

const signs = { won: '+', lost: minus, even: '=' };

type PointsBadgeProps = PointsProps & {
  /** For users who want no numbers: only the winner. */
  bare?: boolean;
};

/** Points as a badge: won filled, lost outlined, even dotted. */
export function PointsBadge({ points, uncertain = false, bare = false }: PointsBadgeProps) {
  return (
    <span className={styles['badge']} data-outcome={outcome(points)}>
      {bare ? signs[outcome(points)] : pointsText(points, uncertain)}
    </span>
  );
}
