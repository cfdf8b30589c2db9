import { useTranslation } from 'react-i18next';
import { mails } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { setEmailPreferences, useMyEmailPreferences } from '../../lib/session/use-account.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './account-profile.module.css';

/** Whether emails report the results of the user's submissions; none are sent to an unconfirmed address. */
export function ReviewMails({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation(['account', 'problems']);
  const { problem, run } = useAction(async (reviews: boolean) => {
    await setEmailPreferences(await sendAuthenticated(mails.wish, { body: { reviews } }));
  });
  return (
    <div className={styles['inGroup']}>
      <QueryBoundary of={useMyEmailPreferences()} skeleton={<Skeleton rows={1} />}>
        {({ reviews }) => (
          <Switch
            label={t('account:profile.reviewMails')}
            help={confirmed ? t('account:profile.reviewMailsHelp') : t('problems:email-unconfirmed')}
            on={reviews}
            onChange={run}
          />
        )}
      </QueryBoundary>
      <Refusal problem={problem} />
    </div>
  );
}
