import { keyNameFault } from '#contracts';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/form/use-form.ts';
import { useNameReason } from '../../lib/form/use-name-reason.ts';
import { addPasskey } from '../../lib/session/passkeys.ts';
import { sendFresh } from '../../lib/session/send-fresh.ts';
import { accountChanged } from '../../lib/session/use-account.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

export function AddPasskeyForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const nameReason = useNameReason(keyNameFault);
  const form = useForm({
    initial: { name: t('keys.nameStart') },
    check: ({ name }) => ({ name: nameReason(name) }),
    submit: async ({ name }) => {
      await sendFresh(() => addPasskey(name.trim()));
      await accountChanged();
      showSnack({ kind: 'success', text: t('keys.added') });
      onDone();
    },
  });
  return (
    <FormFrame label={t('keys.add')} form={form} act={t('keys.add')}>
      <p>{t('keys.addHelp')}</p>
      <PasskeyNameField {...form.field('name')} />
    </FormFrame>
  );
}
