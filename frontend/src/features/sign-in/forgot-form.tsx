import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { isEmailAddress } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { send } from '../../lib/api/send.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmailField } from '../../ui/form/email-field.tsx';
import { FormFrame, AlternativeLink } from '../../ui/form/form-frame.tsx';

type ForgotFormProps = { onSignIn: () => void };

/** Requests a link that sets a new password. The response is the same whether the user exists or not. */
export function ForgotForm({ onSignIn }: ForgotFormProps) {
  const { t } = useTranslation('account');
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: isEmailAddress(email) ? undefined : t('reason.email') }),
    submit: async ({ email }) => {
      await send(account.askPasswordReset, { body: { email } });
      setSent(true);
    },
  });
  if (sent)
    return (
      <>
        <p role="status">
          {t('forgot.sent')} {t('forgot.look')}
        </p>
        <Button wide size="large" onClick={onSignIn}>
          {t('signIn')}
        </Button>
      </>
    );
  return (
    <FormFrame
      label={t('forgot.title')}
      form={form}
      act={t('forgot.send')}
      acting={t('forgot.sending')}
      foot={<AlternativeLink ask={t('haveAccount')} act={t('signIn')} onAct={onSignIn} />}
    >
      <p>{t('forgot.help')}</p>
      <EmailField {...form.field('email')} data-autofocus />
    </FormFrame>
  );
}
