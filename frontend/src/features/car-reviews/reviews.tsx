import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarReview, CarReviewPage } from '#contracts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';
import { promptLogin } from '../../lib/session/sign-in-request.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { useAllReviews } from './use-car-reviews.ts';
import { WriteReview } from './write-review.tsx';

type ReviewsProps = { car: { readonly id: string; readonly name: string }; first: LiveView<CarReviewPage> };

export function Reviews({ car, first }: ReviewsProps) {
  return (
    <QueryBoundary of={first} skeleton={<Skeleton rows={2} rowHeight={72} />}>
      {(page) => (
        <div>
          <Read key={car.id} car={car} page={page} />
        </div>
      )}
    </QueryBoundary>
  );
}

function Read({ car, page }: { car: ReviewsProps['car']; page: CarReviewPage }) {
  const { t } = useTranslation('reviews');
  const [all, setAll] = useState(false);
  const { items, total, mine } = page;
  return (
    <>
      {mine ? <ReviewItem review={mine} car={car.name} own /> : <Write car={car} none={total === 0} />}
      {all ? <All car={car} mine={mine} /> : <List car={car} reviews={items} mine={mine} />}
      {total > items.length && !all ? (
        <div className={styles['more']}>
          <Button size="small" onClick={() => setAll(true)}>
            {t('all', { number: total })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type ListProps = { car: ReviewsProps['car']; reviews: readonly CarReview[]; mine: CarReview | null };

/** Without the user's own review, which stands above. */
function List({ car, reviews, mine }: ListProps) {
  const others = reviews.filter(({ by }) => by.userId !== mine?.by.userId);
  return others.map((review) => <ReviewItem key={review.by.userId} review={review} car={car.name} />);
}

function All({ car, mine }: Omit<ListProps, 'reviews'>) {
  const { t } = useTranslation('screen');
  const list = useAllReviews(car.id);
  return (
    <QueryBoundary of={list} skeleton={<Skeleton rows={4} rowHeight={72} />}>
      {(reviews) => (
        <div>
          <List car={car} reviews={reviews} mine={mine} />
          {list.hasMore ? (
            <div className={styles['more']}>
              <Button size="small" busy={list.loadingMore} onClick={list.more}>
                {t('list.more')}
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </QueryBoundary>
  );
}

function Write({ car, none }: { car: ReviewsProps['car']; none: boolean }) {
  const { t } = useTranslation(['reviews', 'account']);
  const session = useSession();
  const act =
    session.status === 'signed-in' ? (
      <WriteReview of={{ carId: car.id, car: car.name, by: session, version: undefined, content: null }} now={null} />
    ) : (
      <Button onClick={() => void promptLogin()}>{t('reviews:signIn')}</Button>
    );
  if (none)
    return (
      <Empty title={t('reviews:none')} text={t('reviews:noneText')}>
        {act}
      </Empty>
    );
  return <div className={styles['write']}>{act}</div>;
}
