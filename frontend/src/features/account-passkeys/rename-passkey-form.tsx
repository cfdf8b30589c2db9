import { useTranslation } from 'react-i18next';
import { keyNameFault, passkeys } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { useNameReason } from '../../lib/form/use-name-reason.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { accountChanged } from '../../lib/session/use-account.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

type RenamePasskeyFormProps = { id: string; name: string; onDone: () => void };

export function RenamePasskeyForm({ id, name: now, onDone }: RenamePasskeyFormProps) {
  const { t } = useTranslation('account');
  const nameReason = useNameReason(keyNameFault);
  const form = useForm({
    initial: { name: now },
    check: ({ name }) => ({ name: nameReason(name) }),
    submit: async ({ name }) => {
      await sendAuthenticated(passkeys.rename, { body: { id, name: name.trim() } });
      await accountChanged();
      showSnack({ kind: 'success', text: t('profile.saved') });
      onDone();
    },
  });
  return (
    <FormFrame label={t('keys.rename')} form={form} act={t('profile.save')}>
      <PasskeyNameField {...form.field('name')} />
    </FormFrame>
  );
}
