import { useTranslation } from 'react-i18next';
import type { CarPhoto } from '#contracts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Empty } from '../../ui/asked/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PhotoIcon } from '../../ui/icons.ts';
import { PhotoCard } from './photo-card.tsx';
import styles from './photo-grid.module.css';
import type { PairView } from './photo-pair.tsx';

type PhotoGridProps = {
  list: PagedList<CarPhoto>;
  view: PairView;
  told?: boolean;
  empty: { title: string; text?: string };
};

/** Photos as cards, in each state that a list has. */
export function PhotoGrid({ list, view, told = false, empty }: PhotoGridProps) {
  const { t } = useTranslation(['photos', 'screen']);
  return (
    <Asked
      of={{ ...list, value: list.settled ? list.value : undefined }}
      skeleton={<GridSkeleton />}
      empty={{
        when: (photos) => photos.length === 0,
        show: <Empty icon={<PhotoIcon aria-hidden="true" />} {...empty} />,
      }}
      notAllowed={t('photos:notAllowed')}
    >
      {(photos) => (
        <>
          <ul className={styles['grid']}>
            {photos.map((photo) => (
              <li key={photo.photoId}>
                <PhotoCard photo={photo} view={view} told={told} />
              </li>
            ))}
          </ul>
          {list.hasMore ? (
            <span className={styles['more']}>
              <Button busy={list.loadingMore} onClick={list.more}>
                {t('screen:list.more')}
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
