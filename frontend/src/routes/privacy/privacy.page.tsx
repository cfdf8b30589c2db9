import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CLOSING_DAYS } from '#contracts';
import { addressOf } from '../../lib/api/address.ts';
import { apiPaths, pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './privacy.module.css';

/** What is kept about a person, what never is, and what they can do about it. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const session = useSession();
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <h2>{t('kept.title')}</h2>
      <ul>
        <li>{t('kept.account')}</li>
        <li>{t('kept.sessions')}</li>
        <li>{t('kept.times')}</li>
        <li>{t('kept.texts')}</li>
        <li>{t('kept.visits')}</li>
      </ul>
      <h2>{t('never.title')}</h2>
      <ul>
        <li>{t('never.recording')}</li>
        <li>{t('never.others')}</li>
        <li>{t('never.sold')}</li>
      </ul>
      <h2>{t('yours.title')}</h2>
      <ul>
        <li>{t('yours.export')}</li>
        <li>{t('yours.close', { count: CLOSING_DAYS })}</li>
      </ul>
      {session.status === 'signed-in' ? <OwnActs /> : <p>{t('yours.signIn')}</p>}
    </div>
  );
}

function OwnActs() {
  const { t } = useTranslation('privacy');
  return (
    <p className={styles['acts']}>
      <a href={addressOf('api', apiPaths.ownExport)} download>
        {t('download')}
      </a>
      <Link to={pages.closeAccount}>{t('toClose')}</Link>
    </p>
  );
}
