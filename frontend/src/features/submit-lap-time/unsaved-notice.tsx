import { useTranslation } from 'react-i18next';
import { formatLapTime } from '#racing';
import { Button } from '../../ui/button/button.tsx';
import { EditIcon, FailedIcon, RemoveIcon } from '../../ui/icons.ts';
import type { UnsavedLapTime } from './pending-lap-times.ts';
import { useProblemLabels } from './use-problem-labels.ts';
import styles from './unsaved-notice.module.css';

type UnsavedNoticeProps = { unsaved: UnsavedLapTime; onEdit: () => void; onRetry: () => void; onDiscard: () => void };

/** Why a typed time is not saved, with the next actions. A time that no retry will save is not retried. */
export function UnsavedNotice({ unsaved, onEdit, onRetry, onDiscard }: UnsavedNoticeProps) {
  const { t } = useTranslation(['compare', 'entry', 'story', 'common']);
  const { problem, value, status, cell } = unsaved;
  const words = useProblemLabels();
  return (
    <section className={styles['unsaved']}>
      <p role="alert">
        <FailedIcon aria-hidden="true" />
        <span>
          <b>{t('refused', { time: formatLapTime(value, 'short') })}</b> {words(problem, cell.trackCode)}
        </span>
      </p>
      <span className={styles['ways']}>
        <Button size="small" icon={<EditIcon />} onClick={onEdit}>
          {t('story:edit')}
        </Button>
        {status === 'failed' ? (
          <Button size="small" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        ) : null}
        <Button size="small" icon={<RemoveIcon />} onClick={onDiscard}>
          {t('entry:discard')}
        </Button>
      </span>
    </section>
  );
}
