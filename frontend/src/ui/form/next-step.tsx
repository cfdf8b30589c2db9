import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProblemError } from '../../lib/api/problem-error.ts';
import { pages } from '../../lib/paths.ts';
import { promptReauthentication, promptLogin } from '../../lib/session/sign-in-request.ts';
import { Button } from '../button/button.tsx';

type Step = 'account' | 'sign-in' | 'prove' | 'reload';

/** What resolves the refusal, where a retry does not. */
const steps: Partial<Record<ProblemError['code'], Step>> = {
  'second-factor-needed': 'account',
  'email-unconfirmed': 'account',
  'account-limited': 'account',
  'account-limited-until': 'account',
  'session-not-fresh': 'prove',
  'signed-out': 'sign-in',
  'body-unreadable': 'reload',
  'idempotency-key-missing': 'reload',
  'position-unknown': 'reload',
  'catalogue-unknown': 'reload',
};

export function NextStep({ code }: Pick<ProblemError, 'code'>) {
  const { t } = useTranslation(['account', 'shell']);
  const step = steps[code];
  if (step === undefined) return null;
  if (step === 'account') return <Link to={pages.account}>{t('account:profile.title')}</Link>;
  const { text, act } = {
    'sign-in': { text: t('account:signInAgain'), act: () => void promptLogin() },
    prove: { text: t('account:proof.title'), act: () => void promptReauthentication() },
    reload: { text: t('shell:broken.reload'), act: () => location.reload() },
  }[step];
  return (
    <Button size="small" onClick={act}>
      {text}
    </Button>
  );
}
