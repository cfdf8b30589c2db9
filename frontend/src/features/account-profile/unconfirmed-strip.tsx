import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon, MailIcon } from '../../ui/icons.ts';
import { ResendButton } from './resend-button.tsx';
import styles from './unconfirmed-strip.module.css';

/**
 * Shown until the email address is confirmed: what waits for it. If closed, it returns at the next visit; not shown on
 * the account page.
 */
export function UnconfirmedStrip() {
  const { t } = useTranslation(['account', 'common']);
  const session = useSession();
  const { pathname } = useLocation();
  const [closed, setClosed] = useState(false);
  if (session.status !== 'signed-in' || session.confirmed || session.email === '' || closed) return null;
  if (pathname === pages.account) return null;
  return (
    <section className={styles['strip']} aria-label={t('confirm.title')}>
      <MailIcon aria-hidden="true" />
      <p>{t('profile.unconfirmedHelp', { email: session.email })}</p>
      <span className={styles['acts']}>
        <ResendButton email={session.email} />
        <IconButton label={t('common:close')} onClick={() => setClosed(true)}>
          <CloseIcon />
        </IconButton>
      </span>
    </section>
  );
}
