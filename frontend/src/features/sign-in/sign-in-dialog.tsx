import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentSignInRequest, onSignInRequest } from '../../lib/session/sign-in-request.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Opens when something needs an account. Signed in, what was begun goes on; closed, it stays as it was typed. */
export function SignInDialog() {
  const { t } = useTranslation('account');
  const request = useSyncExternalStore(onSignInRequest, currentSignInRequest);
  const [form, setForm] = useState<'sign-in' | 'register'>('sign-in');
  const settle = (signedIn: boolean) => {
    request?.settle(signedIn);
    setForm('sign-in');
  };
  const done = () => settle(true);
  return (
    <Dialog
      opened={request !== null}
      onClose={() => settle(false)}
      title={form === 'sign-in' ? t('signIn') : t('createAccount')}
      fillsPhone
    >
      {form === 'sign-in' ? (
        <SignInForm onDone={done} onOther={() => setForm('register')} />
      ) : (
        <RegisterForm onDone={done} onOther={() => setForm('sign-in')} />
      )}
    </Dialog>
  );
}
