import type { ReactNode } from 'react';
import { Later } from '../later.tsx';
import styles from './search-frame.module.css';

type SearchFrameProps = {
  /** Field and filters. */
  search: ReactNode;
  /** What was chosen, and what to do with it. */
  dock?: ReactNode;
  acts: ReactNode;
  children: ReactNode;
};

/** Where the frame will stand, as large as it: a dialog is there at once, what is searched follows. */
export function SearchPlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles['place']}>
      <Later>{children}</Later>
    </div>
  );
}

/** Inside of a dialog that stays open for more: the search on top, the dock at the foot, the list scrolls between. */
export function SearchFrame({ search, dock, acts, children }: SearchFrameProps) {
  return (
    <div className={styles['frame']}>
      <div className={styles['search']}>{search}</div>
      {children}
      <div className={styles['dock']}>
        {dock}
        <span className={styles['acts']}>{acts}</span>
      </div>
    </div>
  );
}
