import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { NewPasswordForm } from '../../features/account-mail/new-password-form.tsx';
import { useHashToken } from '../../lib/navigation/use-hash-token.ts';
import { pages } from '../../lib/paths.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { AccountCard } from './account-card.tsx';
import styles from './account.module.css';

/** The page that the link of a password reset email opens; the user then logs in with the new password. */
export function NewPasswordPage() {
  const { t } = useTranslation('account');
  const token = useHashToken();
  const navigate = useNavigate();
  const done = () => {
    showSnack({ kind: 'success', text: t('newPassword.done') });
    void navigate(pages.signIn, { replace: true });
  };
  return (
    <AccountCard title={t('newPassword.title')}>
      {token === undefined ? <p>{t('newPassword.noToken')}</p> : <NewPasswordForm token={token} onDone={done} />}
      <Link to={pages.askNewPassword} className={styles['cancel']}>
        {t('confirm.send')}
      </Link>
    </AccountCard>
  );
}
