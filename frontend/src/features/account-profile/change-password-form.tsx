import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { PASSWORD_MIN } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { sessionChanged } from '../../lib/session/use-session.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ResetByMail } from './reset-by-mail.tsx';

export function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation(['account', 'problems']);
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', again: '' },
    check: ({ currentPassword, newPassword, again }) => ({
      currentPassword: currentPassword === '' ? t('reason.password') : undefined,
      newPassword: newPassword.length < PASSWORD_MIN ? t('passwordHelp', { count: PASSWORD_MIN }) : undefined,
      again: newPassword === again ? undefined : t('problems:passwords-differ'),
    }),
    beside: {
      'password-wrong': 'currentPassword',
      'password-common': 'newPassword',
      'password-guessable': 'newPassword',
      'password-own': 'newPassword',
    },
    submit: async ({ currentPassword, newPassword }) => {
      await sendAuthenticated(account.changePassword, { body: { currentPassword, newPassword } });
      await sessionChanged();
      showSnack({ kind: 'success', text: t('profile.passwordChanged') });
      onDone();
    },
  });
  return (
    <FormFrame
      label={t('profile.changePassword')}
      form={form}
      act={t('profile.changePassword')}
      acting={t('newPassword.saving')}
      foot={<ResetByMail email={email} />}
    >
      <p>{t('profile.others')}</p>
      <PasswordField {...form.field('currentPassword')} label={t('profile.currentPassword')} data-autofocus />
      <PasswordField
        {...form.field('newPassword')}
        isNew
        label={t('newPassword.title')}
        help={t('passwordHelp', { count: PASSWORD_MIN })}
      />
      <PasswordField {...form.field('again')} isNew label={t('again')} />
    </FormFrame>
  );
}
