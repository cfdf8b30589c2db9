import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QueueItem } from '#contracts';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './queue.module.css';
import { MessageDialog } from './message-dialog.tsx';
import { useQueueMutations } from './use-queue-mutations.ts';

/** Where fewer than two staff members may decide: who can help, and what an admin can do where none of them may. */
export function FewEligible({ item }: { item: QueueItem }) {
  const { t } = useTranslation('queue');
  const session = useSession();
  const acts = useQueueMutations(item);
  const [open, setOpen] = useState(false);
  const { able = 2, subject } = item;
  if (able > 1) return null;
  return (
    <div className={`${styles['note']} ${styles['few']}`} role="note">
      <span>{t(able === 0 ? 'able.none' : 'able.one')}</span>
      {session.status === 'signed-in' && session.admin ? <Link to={pages.admin}>{t('able.add')}</Link> : null}
      {item.allowed.includes('take-item-alone') ? (
        <Button size="small" onClick={() => setOpen(true)}>
          {t('able.alone')}
        </Button>
      ) : null}
      <MessageDialog
        title={t('able.aloneTitle', { name: subject.name })}
        opened={open}
        label={t('able.why')}
        act={t('able.alone')}
        help={t('able.aloneHelp')}
        submit={acts.takeAlone}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
