import styles from './tiles.module.css';

/** Heights of its steps, per cent. */
const STEPS = [26, 36, 46, 58, 70, 84, 100];

/** The classes from F to S as steps that rise: the ornament of a first tile. */
export function ClassRibbon() {
  return (
    <span className={styles['ribbon']} aria-hidden="true">
      {Array.from('FEDCBAS').map((letter, at) => (
        <i key={letter} data-class={letter} style={{ height: `${STEPS[at]}%` }} />
      ))}
    </span>
  );
}
