import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChatGroup } from '../../features/account-chat/chat-group.tsx';
import { PasskeyRows } from '../../features/account-passkeys/passkey-rows.tsx';
import { ProfileGroup } from '../../features/account-profile/profile-group.tsx';
import { SecurityGroup } from '../../features/account-profile/security-group.tsx';
import { SecondFactorRow } from '../../features/account-second-factor/second-factor-row.tsx';
import { SessionsGroup } from '../../features/account-sessions/sessions-group.tsx';
import { DownloadOwnData } from '../../features/own-export/download-own-data.tsx';
import { UnknownSession } from '../../features/sign-in/unknown-session.tsx';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { pages } from '../../lib/paths.ts';
import { askToSignIn } from '../../lib/session/sign-in-request.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import styles from './account.module.css';
import { LimitsGroup } from './limits-group.tsx';

/** Everything about one's own account on one page. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const session = useSession();
  usePageTitle(t('profile.title'));
  return (
    <div className={styles['own']}>
      <h1>{t('profile.title')}</h1>
      {session.status === 'unknown' ? <UnknownSession {...session} /> : null}
      {session.status === 'signed-out' ? (
        <>
          <p>{t('profile.signedOut')}</p>
          <Button look="main" onClick={() => void askToSignIn()}>
            {t('signIn')}
          </Button>
        </>
      ) : null}
      {session.status === 'signed-in' ? (
        <>
          <LimitsGroup {...session} />
          <ProfileGroup {...session} />
          <SecurityGroup email={session.email}>
            <SecondFactorRow {...session} />
            <PasskeyRows confirmed={session.confirmed} />
          </SecurityGroup>
          <SessionsGroup />
          <ChatGroup />
          <OwnData />
        </>
      ) : null}
    </div>
  );
}

function OwnData() {
  const { t } = useTranslation('account');
  return (
    <SettingGroup title={t('profile.data')}>
      <SettingRow label={<Link to={pages.privacy}>{t('profile.privacy')}</Link>} />
      <SettingRow label={<DownloadOwnData label={t('profile.export')} />} />
      <SettingRow label={<Link to={pages.closeAccount}>{t('profile.close')}</Link>} />
    </SettingGroup>
  );
}
