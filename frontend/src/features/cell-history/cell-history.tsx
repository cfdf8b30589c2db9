import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, CellHistoryEntry } from '#contracts';
import { formatLapTime, isTestBowl } from '#racing';
import type { Points } from '#racing';
import type { Cell } from '../../lib/cell.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon, EditIcon, LinkIcon, UndoIcon } from '../../ui/icons.ts';
import { PointsBadge } from '../../ui/time/points.tsx';
import { Rank } from '../../ui/time/rank.tsx';
import { CellHistoryList } from './cell-history-list.tsx';
import { CellHistoryTitle } from './cell-history-title.tsx';
import { useCellHistory } from './use-cell-history.ts';
import styles from './cell-history.module.css';

export type CellHistoryPlace = { place: number | undefined; of: number; points: Points | undefined };

export type CellHistoryProps = {
  cell: Cell;
  car: Pick<Car, 'name' | 'brand' | 'class' | 'rq' | 'body'> | undefined;
  ranking: CellHistoryPlace;
  /** Shown above the story: a time that was typed and not saved. */
  notice?: ReactNode;
  onClose: () => void;
  onEnter: () => void;
  onWithdraw: (entry: CellHistoryEntry) => void;
  onLink: () => void;
};

function Headline({
  entry,
  cell,
  ranking,
}: {
  entry: CellHistoryEntry | undefined;
  cell: Cell;
  ranking: CellHistoryPlace;
}) {
  const { t } = useTranslation('story');
  const { place, of, points } = ranking;
  if (!entry) return <p className={styles['nothing']}>{t('nothing')}</p>;
  const ranked = place !== undefined && entry.value.kind !== 'dnf' && of > 1;
  return (
    <div className={styles['headline']}>
      <bdi className={styles['big']}>
        {formatLapTime(entry.value, 'short')}
        {isTestBowl(cell.trackCode) && entry.value.kind === 'speed' ? <small>{t('mph')}</small> : null}
      </bdi>
      {ranked ? <Rank place={place} medal /> : null}
      {ranked ? (
        <span className={styles['of']}>{place === 1 ? t('best', { count: of }) : t('of', { count: of })}</span>
      ) : null}
      <span className={styles['end']}>
        {points ? <PointsBadge points={points.points} uncertain={points.uncertain} /> : null}
      </span>
    </div>
  );
}

export function CellHistory({ cell, car, ranking, notice, onClose, onEnter, onWithdraw, onLink }: CellHistoryProps) {
  const { t } = useTranslation(['story', 'common']);
  const story = useCellHistory(cell);
  const currentEntry = story.value?.history.find(({ state }) => state === 'stands');
  const withdrawable = currentEntry?.allowed.includes('withdraw-lap-time') ? currentEntry : undefined;

  return (
    <>
      <div className={styles['head']}>
        <CellHistoryTitle cell={cell} car={car} />
        <IconButton label={t('common:close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {notice}
      <div className={styles['story']}>
        <QueryBoundary of={story} skeleton={<Skeleton rows={1} rowHeight={108} />}>
          {({ history }) => (
            <>
              <Headline entry={currentEntry} cell={cell} ranking={ranking} />
              <CellHistoryList history={history} cell={cell} onWithdraw={onWithdraw} />
            </>
          )}
        </QueryBoundary>
      </div>
      <div className={styles['commands']}>
        <Button variant="main" icon={<EditIcon />} onClick={onEnter}>
          {currentEntry ? (withdrawable ? t('edit') : t('beat')) : t('enter')}
        </Button>
        {withdrawable ? (
          <Button icon={<UndoIcon />} onClick={() => onWithdraw(withdrawable)}>
            {t('withdraw')}
          </Button>
        ) : null}
        <span className={styles['end']}>
          <Button variant="ghost" icon={<LinkIcon />} onClick={onLink}>
            {t('link')}
          </Button>
        </span>
      </div>
    </>
  );
}
