import { useTranslation } from 'react-i18next';
import type { ReportedReview, ReviewReason } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { Button } from '../../ui/button/button.tsx';
import { DecisionDialog } from '../../ui/form/decision-dialog.tsx';
import { HideReview, Opened } from './review-item.tsx';
import styles from './reviews.module.css';
import { type ReviewOf, useModeratorMutations } from './use-review-mutations.ts';

export function ReportedReviewActions({ review }: { review: ReportedReview }) {
  const { t } = useTranslation('reviews');
  const { carId, car, by, allowed, version, text, deck } = review;
  const reports = review.reports.map((report) => ({ why: t(`reason.${report.fault}`), text: report.text }));
  const of = { carId, car: car?.name ?? carId, by, version, content: { text, deck, reports } };
  return (
    <span className={styles['acts']}>
      {allowed.includes('reopen-car-review-reports') ? <Reopen of={of} /> : null}
      {allowed.includes('dismiss-car-review-reports') ? <Decide of={of} act="dismiss" /> : null}
      {allowed.includes('show-car-review-again') ? <Decide of={of} act="show" /> : null}
      {allowed.includes('hide-car-review') ? <HideReview of={of} /> : null}
    </span>
  );
}

const whyNot: readonly ReviewReason[] = ['fine', 'mistake', 'other'];

function Decide({ of, act }: { of: ReviewOf; act: 'dismiss' | 'show' }) {
  const { t } = useTranslation('reviews');
  const acts = useModeratorMutations();
  const name = of.by.name ?? t('gone');
  return (
    <Opened variant="plain" act={t(act)} name={name}>
      {(opened, onClose) => (
        <DecisionDialog
          of={of}
          reads={({ content }) => content}
          title={t(`ask.${act}`, { name })}
          act={t(act)}
          help={t('decideHelp')}
          options={whyNot.map((value) => ({ value, text: t(`reason.${value}`) }))}
          submit={acts[act]}
          {...{ opened, onClose }}
        />
      )}
    </Opened>
  );
}

function Reopen({ of }: { of: ReviewOf }) {
  const { t } = useTranslation('reviews');
  const { reopen } = useModeratorMutations();
  const { busy, run } = useAction(reopen);
  return (
    <Button size="small" busy={busy} onClick={() => run(of)}>
      {t('reopen')}
    </Button>
  );
}
