import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { PASSWORD_MIN } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { send } from '../../lib/api/send.ts';
import { signedOut } from '../../lib/session/sign-in.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';

/** Sets a new password by the link of an email; typed twice. It ends every session. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation(['account', 'problems']);
  const form = useForm({
    initial: { newPassword: '', again: '' },
    check: ({ newPassword, again }) => ({
      newPassword: newPassword.length < PASSWORD_MIN ? t('passwordHelp', { count: PASSWORD_MIN }) : undefined,
      again: newPassword === again ? undefined : t('problems:passwords-differ'),
    }),
    beside: { 'password-common': 'newPassword', 'password-guessable': 'newPassword', 'password-own': 'newPassword' },
    submit: async ({ newPassword }) => {
      await send(account.resetPassword, { body: { token, newPassword } });
      await signedOut();
      onDone();
    },
  });
  return (
    <FormFrame label={t('newPassword.title')} form={form} act={t('newPassword.save')} acting={t('newPassword.saving')}>
      <p>{t('newPassword.help')}</p>
      <PasswordField
        {...form.field('newPassword')}
        label={t('newPassword.title')}
        isNew
        help={t('passwordHelp', { count: PASSWORD_MIN })}
        data-autofocus
      />
      <PasswordField {...form.field('again')} label={t('again')} isNew />
    </FormFrame>
  );
}
