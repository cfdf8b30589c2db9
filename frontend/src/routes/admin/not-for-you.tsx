import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { pages } from '../../lib/paths.ts';
import { askToSignIn } from '../../lib/session/sign-in-request.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './admin.module.css';

const codes: readonly string[] = ['signed-out', 'not-allowed', 'second-factor-needed'];

/** Refused for who is asking: nothing of the page is shown, whatever was there before. */
export const isForOthers = ({ code }: ProblemError): boolean => codes.includes(code);

/** Why the page is closed to who is here, and what opens it. */
export function NotForYou({ problem: { code } }: { problem: ProblemError }) {
  const { t } = useTranslation(['members', 'problems', 'account']);
  return (
    <div className={styles['refused']}>
      <p role="alert">{code === 'second-factor-needed' ? t(`problems:${code}`) : t('noPermission')}</p>
      {code === 'second-factor-needed' ? <Link to={pages.account}>{t('account:profile.title')}</Link> : null}
      {code === 'signed-out' ? (
        <Button look="main" onClick={() => void askToSignIn()}>
          {t('account:signIn')}
        </Button>
      ) : null}
    </div>
  );
}
