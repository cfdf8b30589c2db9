import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import type { SignedInHow } from '../../lib/session/sign-in.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ForgotForm } from './forgot-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type AccountFormName = 'sign-in' | 'register' | 'forgot';

type AccountFormsProps = {
  form: AccountFormName;
  onForm: (form: AccountFormName) => void;
  onDone: () => void;
};

export function useFormTitle(form: AccountFormName): string {
  const { t } = useTranslation('account');
  const titles = { 'sign-in': t('signIn'), register: t('createAccount'), forgot: t('forgot.title') };
  return titles[form];
}

/** The message after login: an account whose closing was cancelled by it can be closed again from there. */
function useSignedInNews(): (how: SignedInHow) => void {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const closeAgain = { label: t('closeAgain'), run: () => void navigate(pages.closeAccount) };
  return (how) => {
    if (how === 'signed-in') showSnack({ kind: 'success', text: t('signedIn') });
    else showSnack({ kind: 'info', text: t('signedInKept'), seconds: null, action: closeAgain });
  };
}

export function AccountForms({ form, onForm, onDone }: AccountFormsProps) {
  const [askedMore, setAskedMore] = useState(false);
  const toSignIn = () => onForm('sign-in');
  const tell = useSignedInNews();
  const signedIn = (how: SignedInHow) => {
    tell(how);
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
