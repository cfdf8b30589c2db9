import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { signOut } from '../../lib/session/sign-in.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { changeSettings, useSettings } from '../../lib/settings/settings.ts';
import { pages } from '../../lib/paths.ts';
import { DarkThemeIcon, DoneIcon, LightThemeIcon, SignOutIcon, SystemThemeIcon } from '../../ui/icons.ts';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../../ui/menu/menu.tsx';
import styles from './account-area.module.css';

const themes = [
  ['dark', DarkThemeIcon],
  ['light', LightThemeIcon],
  ['system', SystemThemeIcon],
] as const;

function UserMenu({ name }: { name: string }) {
  const { t } = useTranslation(['shell', 'account']);
  const { theme } = useSettings();
  return (
    <Menu
      width={300}
      trigger={
        <button
          type="button"
          className={styles['avatar']}
          aria-label={t('account:menuOf', { name })}
          aria-haspopup="menu"
        >
          {name.charAt(0).toUpperCase()}
        </button>
      }
    >
      <MenuLabel>{t('account:signedInAs', { name })}</MenuLabel>
      <MenuDivider />
      <MenuLabel>{t('theme.label')}</MenuLabel>
      {themes.map(([value, Icon]) => (
        <MenuItem
          key={value}
          icon={<Icon />}
          end={theme === value ? <DoneIcon /> : null}
          staysOpen
          onClick={() => changeSettings({ theme: value })}
        >
          {t(`theme.${value}`)}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuItem icon={<SignOutIcon />} onClick={() => void signOut()}>
        {t('account:signOut')}
      </MenuItem>
    </Menu>
  );
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
