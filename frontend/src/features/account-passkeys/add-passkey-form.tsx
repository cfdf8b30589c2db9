import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/form/use-form.ts';
import { useNameReason } from '../../lib/form/use-name-reason.ts';
import { addPasskey } from '../../lib/session/passkeys.ts';
import { askToSignIn } from '../../lib/session/sign-in-request.ts';
import { accountChanged } from '../../lib/session/use-account.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { asProblem } from '../../lib/api/problem-error.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';

/** A session of yesterday must show again who holds it: one signs in, and it goes on. */
async function addFresh(name: string): Promise<void> {
  try {
    await addPasskey(name);
  } catch (thrown) {
    const problem = asProblem(thrown);
    const old = problem.code === 'session-not-fresh' || problem.code === 'signed-out';
    if (!old || !(await askToSignIn())) throw problem;
    await addPasskey(name);
  }
}

export function AddPasskeyForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const nameReason = useNameReason();
  const form = useForm({
    initial: { name: t('keys.nameStart') },
    check: ({ name }) => ({ name: nameReason(name) }),
    submit: async ({ name }) => {
      await addFresh(name.trim());
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
