import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ForgotForm } from './forgot-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type AccountFormName = 'sign-in' | 'register' | 'forgot';

type AccountFormsProps = {
  form: AccountFormName;
  onForm: (form: AccountFormName) => void;
  /** Somebody is signed in. */
  onDone: () => void;
};

export function useFormTitle(form: AccountFormName): string {
  const { t } = useTranslation('account');
  const titles = { 'sign-in': t('signIn'), register: t('createAccount'), forgot: t('forgot.title') };
  return titles[form];
}

/** The ways into an account, the same on a page and in the dialog: one leads to the others. */
export function AccountForms({ form, onForm, onDone }: AccountFormsProps) {
  const { t } = useTranslation('account');
  const [askedMore, setAskedMore] = useState(false);
  const toSignIn = () => onForm('sign-in');
  const signedIn = () => {
    showSnack({ kind: 'success', text: t('signedIn') });
    onDone();
  };
  if (form === 'register') return <RegisterForm onDone={onDone} onSignIn={toSignIn} />;
  if (form === 'forgot') return <ForgotForm onSignIn={toSignIn} />;
  if (askedMore) return <SecondFactorForm onDone={signedIn} onBack={() => setAskedMore(false)} />;
  return (
    <SignInForm
      onDone={signedIn}
      onAskedMore={() => setAskedMore(true)}
      onRegister={() => onForm('register')}
      onForgot={() => onForm('forgot')}
    />
  );
}
