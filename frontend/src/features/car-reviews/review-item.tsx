import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewFaults, reviewReasons } from '#contracts';
import type { CarReview } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { DecisionDialog } from '../../ui/form/decision-dialog.tsx';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { AppealButton } from '../../ui/trust/appeal-button.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { DeckLink } from './deck-link.tsx';
import styles from './reviews.module.css';
import { type ReviewOf, useModeratorMutations, useReviewMutations } from './use-review-mutations.ts';
import { WriteReview } from './write-review.tsx';

type ReviewItemProps = { review: CarReview; car: string; own?: boolean };

export function ReviewItem({ review, car, own = false }: ReviewItemProps) {
  const { t, i18n } = useTranslation('reviews');
  const [now] = useState(Date.now);
  const session = useSession();
  const isModerator = session.status === 'signed-in' && session.mod;
  const { by, text, deck, status, writtenAt, editedAt, allowed } = review;
  const of = { carId: review.carId, car, by, version: review.version, content: { text, deck } };
  const name = by.name ?? t('gone');
  return (
    <article className={styles['review']} data-own={own || undefined} aria-label={own ? t('own') : name}>
      <header className={styles['head']}>
        <b>{own ? t('own') : <PersonLink name={by.name} />}</b>
        <small>
          {relativeTime(writtenAt, now, i18n.language)}
          {editedAt === null ? null : ` · ${t('edited', { when: relativeTime(editedAt, now, i18n.language) })}`}
        </small>
      </header>
      {status === 'hidden' ? <p className={styles['note']}>{t('hiddenNote')}</p> : null}
      {status === 'waiting' ? <p className={styles['note']}>{t('waitingNote')}</p> : null}
      <p className={styles['text']}>{text}</p>
      <footer className={styles['foot']}>
        {deck === null ? <span /> : <DeckLink deck={deck} />}
        <span className={styles['acts']}>
          {own && allowed.includes('write-car-review') ? <WriteReview of={of} now={review} small /> : null}
          {own && allowed.includes('remove-car-review') ? <Remove of={of} /> : null}
          {allowed.includes('report-car-review') ? <Report of={of} /> : null}
          {isModerator && !own ? <HideReview of={of} /> : null}
          {own && status === 'hidden' ? (
            <AppealButton kind="car-review" itemId={`${review.carId}|${by.userId}`} />
          ) : null}
          {isModerator || own ? (
            <HistoryLink small kind="car-review" itemId={`${review.carId}|${by.userId}`} name={name} />
          ) : null}
        </span>
      </footer>
    </article>
  );
}

function Remove({ of }: { of: ReviewOf }) {
  const { t } = useTranslation('reviews');
  const { remove } = useReviewMutations(of);
  const { busy, run } = useAction(remove);
  return (
    <Button size="small" busy={busy} onClick={() => run()}>
      {t('remove')}
    </Button>
  );
}

function Report({ of }: { of: ReviewOf }) {
  const { t } = useTranslation('reviews');
  const { report } = useReviewMutations(of);
  const name = of.by.name ?? t('gone');
  const options = reviewFaults.map((value) => ({ value, text: t(`reason.${value}`) }));
  return (
    <Opened variant="ghost" act={t('report')} name={name}>
      {(opened, onClose) => (
        <ReasonDialog
          title={t('reportTitle', { name })}
          act={t('report')}
          help={t('reportHelp')}
          submit={report}
          {...{ opened, onClose, options }}
        />
      )}
    </Opened>
  );
}

export function HideReview({ of }: { of: ReviewOf }) {
  const { t } = useTranslation('reviews');
  const { hide } = useModeratorMutations();
  const name = of.by.name ?? t('gone');
  const options = reviewReasons
    .filter((value) => value !== 'fine' && value !== 'mistake')
    .map((value) => ({ value, text: t(`reason.${value}`) }));
  return (
    <Opened variant="plain" act={t('hide')} name={name}>
      {(opened, onClose) => (
        <DecisionDialog
          of={of}
          reads={({ content }) => content}
          title={t('hideTitle', { name })}
          act={t('hide')}
          variant="danger"
          help={t('decideHelp')}
          submit={hide}
          {...{ opened, onClose, options }}
        />
      )}
    </Opened>
  );
}

type OpenedProps = {
  act: string;
  name: string;
  variant: 'ghost' | 'plain';
  children: (opened: boolean, onClose: () => void) => ReactNode;
};

export function Opened({ act, name, variant, children }: OpenedProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="small" variant={variant} aria-label={`${act}: ${name}`} onClick={() => setOpened(true)}>
        {act}
      </Button>
      {children(opened, () => setOpened(false))}
    </>
  );
}
