import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountForms, useFormTitle } from '../../features/sign-in/account-forms.tsx';
import type { AccountFormName } from '../../features/sign-in/account-forms.tsx';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { AccountCard } from './account-card.tsx';
import styles from './account.module.css';

const addresses = { 'sign-in': pages.signIn, register: pages.register, forgot: pages.askNewPassword };

/** The page the user came from, carried from one form to the other. */
function useReturn(): { back: string; state: unknown } {
  const { state } = useLocation();
  const from = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : pages.records;
  return { back: from.startsWith('/') ? from : pages.records, state };
}

function AccountFormPage({ form }: { form: AccountFormName }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const session = useSession();
  const title = useFormTitle(form);
  const { back, state } = useReturn();
  useEffect(() => {
    if (session.status === 'signed-in') void navigate(back, { replace: true });
  }, [session.status, back, navigate]);
  return (
    <AccountCard title={title}>
      <AccountForms
        form={form}
        onForm={(other) => void navigate(addresses[other], { state, replace: true })}
        onDone={() => void navigate(back, { replace: true })}
      />
      <Link to={pages.records} className={styles['cancel']}>
        {t('cancel')}
      </Link>
    </AccountCard>
  );
}

export const SignInPage = () => <AccountFormPage form="sign-in" />;
export const RegisterPage = () => <AccountFormPage form="register" />;
export const RequestPasswordResetPage = () => <AccountFormPage form="forgot" />;
