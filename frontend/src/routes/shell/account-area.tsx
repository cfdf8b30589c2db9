import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { signOut } from '../../lib/session/sign-in.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { changeSettings, useSettings } from '../../lib/settings/settings.ts';
import { pages } from '../../lib/paths.ts';
import { DarkThemeIcon, DoneIcon, LightThemeIcon, SignOutIcon, SystemThemeIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';
import styles from './account-area.module.css';

const themes = [
  ['dark', DarkThemeIcon],
  ['light', LightThemeIcon],
  ['system', SystemThemeIcon],
] as const;

function UserMenu({ name }: { name: string }) {
  const { t } = useTranslation(['shell', 'account']);
  const { theme } = useSettings();
  const entries: MenuEntry[] = [
    { heading: t('account:signedInAs', { name }) },
    'rule',
    { heading: t('theme.label') },
    ...themes.map(([value, Icon]) => ({
      key: value,
      text: t(`theme.${value}`),
      icon: <Icon />,
      end: theme === value ? <DoneIcon /> : null,
      staysOpen: true,
      run: () => changeSettings({ theme: value }),
    })),
    'rule',
    { key: 'sign-out', text: t('account:signOut'), icon: <SignOutIcon />, run: () => void signOut() },
  ];
  const trigger = (
    <button type="button" className={styles['avatar']} aria-label={t('account:menuOf', { name })} aria-haspopup="menu">
      {name.charAt(0).toUpperCase()}
    </button>
  );
  return <Menu width={300} trigger={trigger} entries={entries} />;
}

/** Signed out: the two ways in. Signed in: a letter that opens the menu. Unknown yet: room for either, nothing jumps. */
export function AccountArea() {
  const { t } = useTranslation('account');
  const session = useSession();
  const { pathname, search } = useLocation();
  const from = { from: `${pathname}${search}` };
  if (session.status === 'unknown') return <span className={styles['room']} />;
  if (session.status === 'signed-in') return <UserMenu name={session.name} />;
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
