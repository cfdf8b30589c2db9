import { useTranslation } from 'react-i18next';
import { Reviews } from '../../features/car-reviews/reviews.tsx';
import { useFirstReviews } from '../../features/car-reviews/use-car-reviews.ts';
import { Panel } from './panel.tsx';

export function ReviewsPanel({ car }: { car: { readonly id: string; readonly name: string } }) {
  const { t } = useTranslation('reviews');
  const first = useFirstReviews(car.id);
  return (
    <Panel title={t('title')} note={first.value?.total}>
      <Reviews car={car} first={first} />
    </Panel>
  );
}
