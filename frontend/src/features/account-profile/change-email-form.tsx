import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { isEmailAddress } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { EmailField } from '../../ui/form/email-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';

/** A link goes to the new address; until it is opened nothing changes. */
export function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const form = useForm({
    initial: { newEmail: '', password: '' },
    check: ({ newEmail, password }) => ({
      newEmail: isEmailAddress(newEmail) ? undefined : t('reason.email'),
      password: password === '' ? t('reason.password') : undefined,
    }),
    beside: { 'email-unchanged': 'newEmail', 'password-wrong': 'password' },
    submit: async (typed) => {
      await sendAuthenticated(account.changeEmail, { body: typed });
      showSnack({ kind: 'success', text: t('profile.emailSent'), seconds: 8 });
      onDone();
    },
  });
  return (
    <FormFrame label={t('profile.changeEmail')} form={form} act={t('profile.changeEmail')}>
      <p>{t('profile.emailHelp')}</p>
      <EmailField {...form.field('newEmail')} label={t('profile.newEmail')} data-autofocus />
      <PasswordField {...form.field('password')} label={t('profile.passwordNow')} />
    </FormFrame>
  );
}
