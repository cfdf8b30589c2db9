import { useState } from 'react';
import { flagPath } from './flag-path.ts';
import styles from './flag.module.css';

type FlagProps = {
  code: string;
  /** The text alternative of the flag; empty where the name stands next to it. */
  name: string;
  /** Pixels; the height is three quarters of it. */
  width?: number;
};

/** A flag in a box of 4 : 3. A country without a drawing shows the globe. */
export function Flag({ code, name, width = 16 }: FlagProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <img
      className={styles['flag']}
      src={flagPath(missing === code ? 'global' : code)}
      alt={name}
      data-tip={name === '' ? undefined : name}
      width={width}
      height={(width * 3) / 4}
      onLoad={({ currentTarget }) => currentTarget.toggleAttribute('data-loaded', true)}
      onError={() => setMissing(code)}
    />
  );
}
