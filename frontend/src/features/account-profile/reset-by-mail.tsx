import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { send } from '../../lib/api/send.ts';
import { AlternativeLink } from '../../ui/form/form-frame.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';

/** For a user who is logged in but has forgotten the password: sends the link that sets a new one. */
export function ResetByMail({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const [sent, setSent] = useState(false);
  const { problem, run } = useAction(async () => {
    await send(account.askPasswordReset, { body: { email } });
    setSent(true);
  });
  if (sent) return <p role="status">{t('profile.resetSent', { email })}</p>;
  return (
    <>
      <AlternativeLink ask={t('forgot.link')} act={t('forgot.send')} onAct={() => run()} />
      <Refusal problem={problem} />
    </>
  );
}
