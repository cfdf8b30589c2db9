import { useTranslation } from 'react-i18next';
import { mails } from '#contracts';
import { useAct } from '../../lib/form/use-act.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { mailWishesAre, useOwnMailWishes } from '../../lib/session/use-account.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Skeleton } from '../../ui/asked/skeleton.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './account-profile.module.css';

/** Whether emails report the results of the user's submissions; none are sent to an unconfirmed address. */
export function ReviewMails({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation(['account', 'problems']);
  const { problem, run } = useAct(async (reviews: boolean) => {
    await mailWishesAre(await sendSignedIn(mails.wish, { body: { reviews } }));
  });
  return (
    <div className={styles['inGroup']}>
      <Asked of={useOwnMailWishes()} skeleton={<Skeleton rows={1} />}>
        {({ reviews }) => (
          <Switch
            label={t('account:profile.reviewMails')}
            help={confirmed ? t('account:profile.reviewMailsHelp') : t('problems:email-unconfirmed')}
            on={reviews}
            onChange={run}
          />
        )}
      </Asked>
      <Refusal problem={problem} />
    </div>
  );
}
