import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { useStore } from '../../lib/store.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AccountForms, useFormTitle } from './account-forms.tsx';
import type { AccountFormName } from './account-forms.tsx';
import { ProveForm } from './prove-form.tsx';
import styles from './sign-in-dialog.module.css';

/** Opens when an action needs an account. After login the action continues; if closed, the input stays. */
export function SignInDialog() {
  const request = useStore(signInRequest);
  const [form, setForm] = useState<AccountFormName>('sign-in');
  const { t } = useTranslation('account');
  const title = useFormTitle(form);
  const done = () => request?.settle(true);
  if (request === null && form !== 'sign-in') setForm('sign-in');
  return (
    <Dialog
      opened={request !== null}
      onClose={() => request?.settle(false)}
      title={request?.proves ? t('proof.title') : title}
    >
      {request?.why === undefined ? null : <p className={styles['why']}>{request.why}</p>}
      {request?.proves ? <ProveForm onDone={done} /> : <AccountForms form={form} onForm={setForm} onDone={done} />}
    </Dialog>
  );
}
