import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarLoop } from '#contracts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Empty } from '../../ui/asked/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { StartIcon } from '../../ui/icons.ts';
import { LoopCard } from './loop-card.tsx';
import styles from './showcase.module.css';

type LoopGridProps = {
  list: PagedList<CarLoop>;
  playing: boolean;
  told?: boolean;
  empty: { title: string; text?: string; children?: ReactNode };
};

/** Animated cards, in each state that a list has. */
export function LoopGrid({ list, playing, told = false, empty }: LoopGridProps) {
  const { t } = useTranslation('screen');
  return (
    <Asked
      of={{ ...list, value: list.settled ? list.value : undefined }}
      skeleton={<GridSkeleton />}
      empty={{
        when: (loops) => loops.length === 0,
        show: <Empty icon={<StartIcon aria-hidden="true" />} {...empty} />,
      }}
    >
      {(loops) => (
        <>
          <ul className={styles['grid']}>
            {loops.map((loop) => (
              <li key={loop.loopId}>
                <LoopCard loop={loop} playing={playing} told={told} />
              </li>
            ))}
          </ul>
          {list.hasMore ? (
            <span className={styles['more']}>
              <Button busy={list.loadingMore} onClick={list.more}>
                {t('list.more')}
              </Button>
            </span>
          ) : null}
        </>
      )}
    </Asked>
  );
}

function GridSkeleton() {
  return (
    <div className={styles['grid']} aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles['box']} />
      ))}
    </div>
  );
}
