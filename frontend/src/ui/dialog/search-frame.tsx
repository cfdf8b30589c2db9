import type { ReactNode } from 'react';
import { Deferred } from '../deferred.tsx';
import styles from './search-frame.module.css';

type SearchFrameProps = {
  search: ReactNode;
  dock?: ReactNode;
  acts: ReactNode;
  children: ReactNode;
};

/** A placeholder for the frame in its size: the dialog is there immediately, its search follows. */
export function SearchPlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles['place']}>
      <Deferred>{children}</Deferred>
    </div>
  );
}

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
