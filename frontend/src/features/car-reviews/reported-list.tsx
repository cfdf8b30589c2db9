import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReportedReview } from '#contracts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { carPath } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { DeckLink } from './deck-link.tsx';
import { ReportedReviewActions } from './reported-review-actions.tsx';
import { StaffMark } from '../../ui/person/staff-mark.tsx';
import styles from './reviews.module.css';
import { type ReportList, reportLists, useReportedReviews } from './use-car-reviews.ts';
import { More } from '../../ui/list/more.tsx';

const isList = (text: string | undefined): text is ReportList => reportLists.some((list) => list === text);

export function ReportedList() {
  const { t } = useTranslation(['reviews', 'screen']);
  const address = useListAddress();
  const [asked] = address.chosen('list');
  const list = isList(asked) ? asked : 'open';
  const found = useReportedReviews(list);
  return (
    <>
      <span>
        <SegmentedControl
          label={t('reviews:title')}
          value={list}
          choices={reportLists.map((value) => ({ value, label: t(`reviews:list.${value}`) }))}
          onChange={(value) => address.choose('list', value === 'open' ? [] : [value])}
        />
      </span>
      <QueryBoundary
        of={{ ...found, value: found.settled ? found.value : undefined }}
        skeleton={<Skeleton rows={3} rowHeight={140} />}
        empty={{
          when: (items) => items.length === 0,
          show: <Empty title={list === 'open' ? t('reviews:noneOpen') : t('reviews:noneHere')} />,
        }}
      >
        {(items) => (
          <>
            <ul className={styles['reported']}>
              {items.map((review) => (
                <li key={`${review.carId} ${review.by.userId}`}>
                  <Reported review={review} />
                </li>
              ))}
            </ul>
            <More list={found} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

function Reported({ review }: { review: ReportedReview }) {
  const { t } = useTranslation('reviews');
  const { carId, car, by, decision } = review;
  const name = by.name ?? t('gone');
  return (
    <article className={styles['card']} aria-label={`${car?.name ?? carId}: ${name}`}>
      <header className={styles['head']}>
        <Link to={carPath(carId)}>
          <b>{car?.name ?? carId}</b>
        </Link>
        {car ? <small>{`${car.brand} · ${car.year}`}</small> : null}
        <small>{t('by', { name })}</small>
      </header>
      <ReportedText review={review} />
      {decision === null ? null : <Decision decision={decision} />}
      <ReportedReviewActions review={review} />
    </article>
  );
}

export function ReportedText({ review: { text, deck, waits, reports } }: { review: ReportedReview }) {
  const { t } = useTranslation('reviews');
  return (
    <>
      {waits ? <p className={styles['note']}>{t('firstNote')}</p> : null}
      {text === null ? <p className={styles['gone']}>{t('textGone')}</p> : <p className={styles['text']}>{text}</p>}
      {deck === null ? null : <DeckLink deck={deck} />}
      {reports.length === 0 ? null : (
        <ul className={styles['reports']} aria-label={t('reports')}>
          {reports.map((report) => (
            <li key={`${report.at} ${report.by.userId}`}>
              <Report report={report} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Report({ report: { by, at, fault, text, earlier } }: { report: ReportedReview['reports'][number] }) {
  const { t } = useTranslation('reviews');
  return (
    <>
      <b>{t(`reason.${fault}`)}</b> <Who by={by} at={at} />
      {text === null ? null : <q>{text}</q>}
      {earlier === null ? null : (
        <q>
          <small>{t('earlier')}</small> {earlier}
        </q>
      )}
    </>
  );
}

function Decision({ decision: { by, at, reason, text } }: { decision: NonNullable<ReportedReview['decision']> }) {
  const { t } = useTranslation('reviews');
  return (
    <p className={styles['decision']}>
      <b>{t('decided', { reason: t(`reason.${reason}`) })}</b> <Who by={by} at={at} />
      {text === null ? null : <q>{text}</q>}
    </p>
  );
}

function Who({ by, at }: Pick<ReportedReview['reports'][number], 'by' | 'at'>) {
  const { t, i18n } = useTranslation('reviews');
  const [now] = useState(Date.now);
  return (
    <small>
      {t('by', { name: by.name ?? t('gone') })}
      <StaffMark name={by.name} /> · {relativeTime(at, now, i18n.language)}
    </small>
  );
}
