import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { useForm } from '../../lib/form/use-form.ts';
import { useNameReason } from '../../lib/form/use-name-reason.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { sessionChanged } from '../../lib/session/use-session.ts';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { PersonIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export function ChangeNameForm({ name: now, onDone }: { name: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const nameReason = useNameReason();
  const form = useForm({
    initial: { name: now },
    check: ({ name }) => ({ name: nameReason(name) }),
    beside: { 'name-taken': 'name', 'name-reserved': 'name', 'names-too-many': 'name' },
    submit: async ({ name }) => {
      await sendAuthenticated(account.update, { body: { name: name.trim() } });
      await sessionChanged();
      showSnack({ kind: 'success', text: t('profile.saved') });
      onDone();
    },
  });
  return (
    <FormFrame label={t('profile.changeName')} form={form} act={t('profile.save')}>
      <Field
        {...form.field('name')}
        label={t('name')}
        icon={<PersonIcon aria-hidden="true" />}
        autoComplete="nickname"
        required
        maxLength={32}
        data-autofocus
        help={t('nameHelp')}
      />
    </FormFrame>
  );
}
