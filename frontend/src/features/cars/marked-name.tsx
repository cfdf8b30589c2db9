import { Fragment } from 'react';
import type { TextRange } from '#racing';
import styles from './car-row.module.css';

type MarkedNameProps = { name: string; ranges: readonly TextRange[] };

export function MarkedName({ name, ranges }: MarkedNameProps) {
  const text = name.normalize('NFC');
  return (
    <>
      {ranges.map(([from, to], place) => (
        <Fragment key={from}>
          {text.slice(ranges[place - 1]?.[1] ?? 0, from)}
          <mark className={styles['found']}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
