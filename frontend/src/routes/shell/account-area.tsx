import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import { moderatorHint } from '../../lib/session/moderator-hint.ts';
import type { Session } from '../../lib/session/use-session.ts';
import { Avatar, badgeOf } from '../../ui/avatar/avatar.tsx';
import { PersonIcon } from '../../ui/icons.ts';
import { disabledWhileBusy } from '../../ui/press/disabled-while-busy.ts';
import styles from './account-area.module.css';

type AccountAreaProps = { session: Session; opened: boolean; onOpen: () => void; marked: boolean; blocked: boolean };

/** The buttons to log in and register. They are in the menu as well, where a phone has more room. */
export function LoginLinks({ blocked }: { blocked: boolean }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const from = { from: `${pathname}${search}` };
  if (blocked) return null;
  return (
    <>
      <Link to={pages.register} state={from} className={styles['create']}>
        {t('createAccount')}
      </Link>
      <Link to={pages.signIn} state={from} className={styles['signIn']}>
        {t('signIn')}
      </Link>
    </>
  );
}

/** The round button that opens the menu: a letter for logged-in users, else an icon. `marked`: there is news. */
export function AccountArea({ session, opened, onOpen, marked, blocked }: AccountAreaProps) {
  const { t } = useTranslation('shell');
  const known = session.status === 'signed-in';
  const standing = known ? badgeOf(session) : badgeOf({ tier: 0, mod: moderatorHint() });
  return (
    <button
      type="button"
      className={styles['avatar']}
      data-standing={standing}
      aria-label={known ? t('menuOf', { name: session.name }) : t('user.open')}
      aria-haspopup="dialog"
      aria-expanded={opened}
      {...disabledWhileBusy(blocked, onOpen)}
    >
      {known ? <Avatar {...session} size={30} /> : <PersonIcon aria-hidden="true" />}
      {marked ? <em className={styles['new']}>{t('new')}</em> : null}
    </button>
  );
}
