import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CLOSING_DAYS, MAIL_DAYS } from '#contracts';
import { AboutLinks } from '../../features/about/about-links.tsx';
import { DownloadMyData } from '../../features/my-export/download-my-data.tsx';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { TextHistory } from '../legal/text-history.tsx';
import { Points } from './points.tsx';
import styles from './privacy.module.css';

export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const mails = t('kept.letters', { count: MAIL_DAYS });
  return (
    <ContentPage title={t('title')} subtitle={t('intro')} width="text">
      <div className={styles['page']}>
        <Points
          title={t('kept.title')}
          points={[
            t('kept.account'),
            t('kept.sessions'),
            t('kept.times'),
            t('kept.texts'),
            t('kept.photos'),
            mails,
            t('kept.visits'),
            t('kept.looks'),
          ]}
        />
        <Points title={t('never.title')} points={[t('never.recording'), t('never.others'), t('never.sold')]} />
        <OwnActs />
        <TextHistory of="privacy" />
        <AboutLinks except={pages.privacy} />
      </div>
    </ContentPage>
  );
}

function OwnActs() {
  const { t } = useTranslation('privacy');
  const session = useSession();
  const closing = t('yours.close', { count: CLOSING_DAYS });
  if (session.status !== 'signed-in')
    return (
      <Points
        title={t('yours.title')}
        points={[t('yours.export'), closing]}
        foot={<Link to={pages.signIn}>{t('yours.signIn')}</Link>}
      />
    );
  return (
    <SettingGroup title={t('yours.title')}>
      <SettingRow label={<DownloadMyData label={t('download')} />} note={t('yours.export')} />
      <SettingRow label={<Link to={pages.closeAccount}>{t('toClose')}</Link>} note={closing} />
    </SettingGroup>
  );
}
