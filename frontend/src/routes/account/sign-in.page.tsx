import { useTranslation } from 'react-i18next';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { pages } from '../../lib/paths.ts';
import { AccountPage } from './account-page.tsx';

export function SignInPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('signIn')} other={pages.register}>
      {(acts) => <SignInForm {...acts} />}
    </AccountPage>
  );
}
