import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { account } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { pages } from '../../lib/paths.ts';
import { send } from '../../lib/api/send.ts';
import { sessionChanged } from '../../lib/session/use-session.ts';
import { Refusal } from '../../ui/form/refusal.tsx';
import { ResendForm } from './resend-form.tsx';
import styles from './account-mail.module.css';

/** Target of the link in the first email. It confirms by itself; if it cannot, another email can be requested. */
export function ConfirmEmail({ token }: { token: string | undefined }) {
  const { t } = useTranslation('account');
  const [done, setDone] = useState(false);
  const sent = useRef(false);
  const { busy, problem, run } = useAction(async (given: string) => {
    await send(account.confirmEmail, { body: { token: given } });
    await sessionChanged();
    setDone(true);
  });
  useEffect(() => {
    // A token works once: mounted a second time, as in development, it must not be sent again.
    if (token === undefined || sent.current) return;
    sent.current = true;
    run(token);
  });
  if (done)
    return (
      <>
        <p role="status">{t('confirm.done')}</p>
        <Link to={pages.records} className={styles['way']}>
          {t('confirm.toSite')}
        </Link>
      </>
    );
  if (token !== undefined && problem === undefined) return <p aria-busy={busy}>{t('confirm.busy')}</p>;
  return (
    <>
      {problem ? <Refusal problem={problem} /> : <p>{t('confirm.noToken')}</p>}
      <ResendForm />
    </>
  );
}
