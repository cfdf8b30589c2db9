import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { UpdateNotice } from '../../features/update/update-notice.tsx';
import { useRecalledSince } from '../../lib/kept/recalled.ts';
import { useConnection } from '../../lib/live-views/connection.ts';
import { LiveViews } from '../../lib/live-views/live-views.tsx';
import { useLeavingIsBlocked } from '../../lib/navigation/unsaved.ts';
import { pages } from '../../lib/paths.ts';
import { Announcer } from '../../ui/live/announcer.tsx';
import { LeaveGuard } from '../../ui/leave/leave-guard.tsx';
import { LiveDot } from '../../ui/live/live-dot.tsx';
import { OfflineNotice } from '../../ui/live/offline-notice.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { SnackBar } from '../../ui/snack/snack-bar.tsx';
import { AccountArea } from './account-area.tsx';
import { SignInLayer } from './sign-in-layer.tsx';
import { ThemeButton } from './theme-button.tsx';
import styles from './shell.module.css';

/** What surrounds every page: the bar on top, and the layers that float. */
export function Shell() {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  const asOf = useRecalledSince();
  const blocked = useLeavingIsBlocked();
  const { pathname } = useLocation();
  const comparing = pathname === pages.records || pathname === pages.compare;
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#main">
        {t('skip')}
      </a>
      <header className={styles['top']}>
        <Link to={pages.records} className={styles['brand']} aria-label={t('home')}>
          <Mark />
          <span className={styles['word']}>{t('short')}</span>
        </Link>
        <nav className={styles['nav']} aria-label={t('main')}>
          <Link to={pages.records} aria-current={comparing ? 'page' : undefined}>
            {t('compare')}
          </Link>
        </nav>
        <span className={styles['end']}>
          <LiveDot state={connection} word={t(`connection.${connection}`)} />
          <ThemeButton />
          <AccountArea />
        </span>
      </header>
      <OfflineNotice offline={connection === 'offline'} asOf={asOf} />
      <UpdateNotice />
      <main id="main" className={styles['main']} tabIndex={-1}>
        <Outlet />
      </main>
      <SignInLayer />
      <LeaveGuard blocked={blocked} />
      <SnackBar />
      <Announcer />
      <LiveViews />
    </div>
  );
}
