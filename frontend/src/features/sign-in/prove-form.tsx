import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { send } from '../../lib/api/send.ts';
import { passkeysWork } from '../../lib/session/passkeys.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** A logged-in user proves again that the account is theirs, by its password or a passkey. */
export function ProveForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('reason.password') : undefined }),
    beside: { 'password-wrong': 'password' },
    submit: async ({ password }) => {
      await send(account.prove, { body: { password } });
      onDone();
    },
  });
  return (
    <>
      <FormFrame label={t('proof.title')} form={form} act={t('proof.act')}>
        <p>{t('proof.help')}</p>
        <PasswordField {...form.field('password')} label={t('profile.passwordNow')} data-autofocus />
      </FormFrame>
      {passkeysWork() ? <PasskeyButton onDone={onDone} /> : null}
    </>
  );
}
