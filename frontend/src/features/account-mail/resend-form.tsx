import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { isEmailAddress } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { send } from '../../lib/api/send.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { EmailField } from '../../ui/form/email-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';

export function ResendForm() {
  const session = useSession();
  if (session.status === 'unknown') return null;
  return <Resend email={session.status === 'signed-in' ? session.email : ''} />;
}

function Resend({ email: known }: { email: string }) {
  const { t } = useTranslation('account');
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { email: known },
    check: ({ email }) => ({ email: isEmailAddress(email) ? undefined : t('reason.email') }),
    submit: async ({ email }) => {
      await send(account.sendConfirmation, { body: { email } });
      setSent(true);
    },
  });
  if (sent) return <p role="status">{t('confirm.sent')}</p>;
  return (
    <FormFrame label={t('confirm.title')} form={form} act={t('confirm.send')} acting={t('forgot.sending')}>
      <EmailField {...form.field('email')} />
    </FormFrame>
  );
}
