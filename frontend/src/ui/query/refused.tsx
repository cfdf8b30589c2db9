import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { pages } from '../../lib/paths.ts';
import { promptLogin } from '../../lib/session/sign-in-request.ts';
import { Button } from '../button/button.tsx';
import { LockIcon } from '../icons.ts';
import styles from './query-boundary.module.css';

const codes: readonly string[] = ['signed-out', 'not-allowed', 'second-factor-needed', 'patrons-only'];

/** Refused for the caller: no content is shown, not even what was there before. */
export const isAboutCaller = ({ code }: ProblemError): boolean => codes.includes(code);

/** Why the user has no access, and what would give it. */
export function Refused({ problem, notAllowed }: { problem: ProblemError; notAllowed: string | undefined }) {
  const { t } = useTranslation(['screen', 'problems', 'account']);
  const { code, facts } = problem;
  const own = code === 'signed-out' ? t('asked.signIn') : t('asked.notAllowed');
  const told = code === 'second-factor-needed' || code === 'patrons-only';
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']}>
        <LockIcon aria-hidden="true" />
      </span>
      <p role="alert">{told ? t(`problems:${code}`, facts) : (notAllowed ?? own)}</p>
      {code === 'second-factor-needed' ? <Link to={pages.account}>{t('account:profile.title')}</Link> : null}
      {code === 'signed-out' ? (
        <Button variant="main" onClick={() => void promptLogin()}>
          {t('account:signIn')}
        </Button>
      ) : null}
    </div>
  );
}
