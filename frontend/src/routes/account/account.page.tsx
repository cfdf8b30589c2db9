import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApiKeysGroup } from '../../features/account-api-keys/api-keys-group.tsx';
import { ChatGroup } from '../../features/account-chat/chat-group.tsx';
import { PasskeyRows } from '../../features/account-passkeys/passkey-rows.tsx';
import { ProfileGroup } from '../../features/account-profile/profile-group.tsx';
import { SecurityGroup } from '../../features/account-profile/security-group.tsx';
import { SecondFactorRow } from '../../features/account-second-factor/second-factor-row.tsx';
import { SessionsGroup } from '../../features/account-sessions/sessions-group.tsx';
import { WebhooksGroup } from '../../features/account-webhooks/webhooks-group.tsx';
import { RemindersGroup } from '../../features/event-plans/reminders-group.tsx';
import { CountingGroup } from '../../features/garage/counting-group.tsx';
import { DownloadMyData } from '../../features/my-export/download-my-data.tsx';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { SessionBoundary } from '../../ui/query/session-boundary.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import styles from './account.module.css';
import { LimitsGroup } from './limits-group.tsx';

export function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <ContentPage title={t('profile.title')} width="text">
      <SessionBoundary session={useSession()} signIn={t('profile.signedOut')}>
        {(own) => (
          <div className={styles['own']}>
            <LimitsGroup {...own} />
            <ProfileGroup {...own} />
            <SecurityGroup email={own.email}>
              <SecondFactorRow {...own} />
              <PasskeyRows confirmed={own.confirmed} />
            </SecurityGroup>
            <SessionsGroup />
            <ChatGroup />
            <RemindersGroup confirmed={own.confirmed} />
            <CountingGroup />
            <ApiKeysGroup confirmed={own.confirmed} />
            <WebhooksGroup confirmed={own.confirmed} />
            <OwnData />
          </div>
        )}
      </SessionBoundary>
    </ContentPage>
  );
}

function OwnData() {
  const { t } = useTranslation('account');
  return (
    <SettingGroup title={t('profile.data')}>
      <SettingRow label={<Link to={pages.privacy}>{t('profile.privacy')}</Link>} />
      <SettingRow label={<DownloadMyData label={t('profile.export')} />} />
      <SettingRow label={<Link to={pages.closeAccount}>{t('profile.close')}</Link>} />
    </SettingGroup>
  );
}
