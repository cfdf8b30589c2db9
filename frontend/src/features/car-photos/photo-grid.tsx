import { useTranslation } from 'react-i18next';
import type { CarPhoto } from '#contracts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { PhotoIcon } from '../../ui/icons.ts';
import { CardGrid } from '../../ui/list/card-grid.tsx';
import { PhotoCard } from './photo-card.tsx';
import type { PairView } from './photo-pair.tsx';

type PhotoGridProps = {
  list: PagedList<CarPhoto>;
  view: PairView;
  told?: boolean;
  empty: { title: string; text?: string };
};

export function PhotoGrid({ list, view, told = false, empty }: PhotoGridProps) {
  const { t } = useTranslation('photos');
  return (
    <CardGrid
      list={list}
      keyOf={({ photoId }) => photoId}
      empty={<Empty icon={<PhotoIcon aria-hidden="true" />} {...empty} />}
      notAllowed={t('notAllowed')}
    >
      {(photo) => <PhotoCard photo={photo} view={view} told={told} />}
    </CardGrid>
  );
}
