import { useTranslation } from 'react-i18next';
import { RegisterForm } from '../../features/sign-in/register-form.tsx';
import { pages } from '../../lib/paths.ts';
import { AccountPage } from './account-page.tsx';

export function RegisterPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('createAccount')} other={pages.signIn}>
      {(acts) => <RegisterForm {...acts} />}
    </AccountPage>
  );
}
