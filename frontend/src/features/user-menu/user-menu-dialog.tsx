import { useTranslation } from 'react-i18next';
import type { InstallOffer } from '../../lib/install/install-offer.ts';
import { changeSettings, useSetting } from '../../lib/settings/settings.ts';
import { pages } from '../../lib/paths.ts';
import { RUN_SITE_PATH } from '../../lib/site/site-paths.ts';
import type { UnknownSession } from '../../lib/session/use-session.ts';
import { useClientConfig } from '../../lib/use-client-config.ts';
import { SessionBoundary } from '../../ui/query/session-boundary.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import {
  AboutIcon,
  CalendarIcon,
  ChatIcon,
  GarageIcon,
  LanguageIcon,
  MembersIcon,
  ModeratorIcon,
  OptionsIcon,
  OwnAccountIcon,
  PrivacyIcon,
  SiteIcon,
  SupportIcon,
  VersionsIcon,
} from '../../ui/icons.ts';
import { disabledWhileBusy } from '../../ui/press/disabled-while-busy.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { InstallLine } from './install-line.tsx';
import { MenuActionLine, Outside } from './menu-line.tsx';
import { LogOutAction } from './log-out-action.tsx';
import { UserCard } from './user-card.tsx';
import type { Person } from './user-card.tsx';
import styles from './user-menu.module.css';

export type SubDialog = 'options' | 'language' | 'about';

type UserMenuProps = {
  opened: boolean;
  onClose: () => void;
  /** Undefined when logged out. */
  person: Person | undefined;
  /** Shown instead of the login entries until the session is known. */
  unknown: UnknownSession | undefined;
  /** Entries that are not in the bar. */
  hidden: readonly { key: string; text: string; current: boolean; go: () => void }[];
  /** Links are disabled while something is unsent. */
  blocked: boolean;
  install: InstallOffer;
  onSub: (dialog: SubDialog) => void;
  /** The dialog that led back to the menu. */
  from: SubDialog | undefined;
  /** Opens a page of the user's own: account, privacy, for admins the accounts of others. */
  onPage: (path: string) => void;
  onSignIn: () => void;
  onRegister: () => void;
};

function Theme() {
  const { t } = useTranslation('shell');
  const theme = useSetting('theme');
  const choices = (['dark', 'light', 'system'] as const).map((value) => ({ value, label: t(`theme.${value}`) }));
  return (
    <div className={styles['theme']}>
      <span>{t('theme.label')}</span>
      <SegmentedControl
        wide
        label={t('theme.label')}
        value={theme}
        choices={choices}
        onChange={(value) => changeSettings({ theme: value })}
      />
    </div>
  );
}

function Ways({ blocked, onSignIn, onRegister }: Pick<UserMenuProps, 'blocked' | 'onSignIn' | 'onRegister'>) {
  const { t } = useTranslation('account');
  return (
    <div className={styles['ways']}>
      <Button variant="main" wide onClick={onSignIn}>
        {t('signIn')}
      </Button>
      <Button wide disabled={blocked} onClick={onRegister}>
        {t('createAccount')}
      </Button>
    </div>
  );
}

export function UserMenuDialog({ opened, onClose, person, hidden, blocked, onSub, onPage, ...rest }: UserMenuProps) {
  const { install, unknown, from, ...ways } = rest;
  const { t, i18n } = useTranslation(person?.admin ? ['shell', 'account', 'site'] : ['shell', 'account']);
  const { chatUrl, donationUrl } = useClientConfig(opened);
  const language = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(i18n.language) ?? i18n.language;
  const own = [
    ...(person ? [{ path: pages.account, icon: OwnAccountIcon, text: t('account:profile.title') }] : []),
    ...(person ? [{ path: pages.garage, icon: GarageIcon, text: t('account:profile.garage') }] : []),
    ...(person ? [{ path: pages.recap, icon: CalendarIcon, text: t('account:profile.recap') }] : []),
    ...(person?.mod ? [{ path: pages.staffCars, icon: ModeratorIcon, text: t('user.cars') }] : []),
    ...(person?.admin ? [{ path: pages.admin, icon: MembersIcon, text: t('account:users') }] : []),
    ...(person?.admin ? [{ path: RUN_SITE_PATH, icon: SiteIcon, text: t('site:manage') }] : []),
    ...(person?.mod ? [{ path: pages.adminVersions, icon: VersionsIcon, text: t('account:versions') }] : []),
    { path: pages.privacy, icon: PrivacyIcon, text: t('account:profile.privacy') },
  ];
  return (
    <Dialog opened={opened} onClose={onClose} title={t('user.title')} width={320} place="corner">
      {hidden.length > 0 ? (
        <nav aria-label={t('user.more')} className={styles['entries']}>
          {hidden.map(({ key, text, current, go }) => (
            <button
              key={key}
              type="button"
              aria-current={current ? 'page' : undefined}
              className={styles['line']}
              {...disabledWhileBusy(blocked, go)}
            >
              {text}
            </button>
          ))}
        </nav>
      ) : null}
      {person ? <UserCard {...person} /> : null}
      {unknown ? <SessionBoundary session={unknown}>{() => null}</SessionBoundary> : null}
      {person || unknown ? null : <Ways blocked={blocked} {...ways} />}
      <div className={styles['lines']}>
        {chatUrl === undefined ? null : <Outside icon={ChatIcon} text={t('user.chat')} address={chatUrl} />}
        {donationUrl === undefined ? null : (
          <Outside icon={SupportIcon} text={t('user.support')} address={donationUrl} />
        )}
        {own.map(({ path, ...line }) => (
          <MenuActionLine key={path} {...line} disabled={blocked} run={() => onPage(path)} />
        ))}
        <MenuActionLine
          icon={OptionsIcon}
          text={t('options.title')}
          cameFrom={from === 'options'}
          run={() => onSub('options')}
        />
        <MenuActionLine
          icon={LanguageIcon}
          text={t('language.title')}
          end={language}
          cameFrom={from === 'language'}
          run={() => onSub('language')}
        />
        <InstallLine offer={install} />
        <MenuActionLine
          icon={AboutIcon}
          text={t('about.title')}
          cameFrom={from === 'about'}
          run={() => onSub('about')}
        />
      </div>
      <Theme />
      {person ? (
        <div className={styles['last']}>
          <LogOutAction onClose={onClose} />
        </div>
      ) : null}
    </Dialog>
  );
}
