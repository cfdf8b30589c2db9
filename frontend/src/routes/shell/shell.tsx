import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { UpdateNotice } from '../../features/update/update-notice.tsx';
import { useMaintenance } from '../../lib/api/maintenance.ts';
import { useRecalledSince } from '../../lib/offline-cache/recalled.ts';
import { useConnection } from '../../lib/live-views/connection.ts';
import { LiveViews } from '../../lib/live-views/live-views.tsx';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useLeavingIsBlocked } from '../../lib/navigation/unsaved.ts';
import { useMyAccountNews } from '../../lib/session/use-my-account-news.ts';
import { useAccountSettings } from '../../lib/settings/use-account-settings.ts';
import { UnsavedChangesPrompt } from '../../ui/unsaved-changes/unsaved-changes-prompt.tsx';
import { Announcer } from '../../ui/live/announcer.tsx';
import { MaintenanceNotice } from '../../ui/live/maintenance-notice.tsx';
import { OfflineNotice } from '../../ui/live/offline-notice.tsx';
import { SnackBar } from '../../ui/snack/snack-bar.tsx';
import { CarLayer } from './car-layer.tsx';
import { KeysLayer } from './keys-layer.tsx';
import { PhotosLayer } from './photos-layer.tsx';
import { SignInLayer } from './sign-in-layer.tsx';
import { TopBar } from './top-bar.tsx';
import { UnconfirmedLayer } from './unconfirmed-layer.tsx';
import { UnsentLayer } from './unsent-layer.tsx';
import { useRouteFocus } from './use-route-focus.ts';
import styles from './shell.module.css';

/** Notices of the operators load once the page itself is there. */
const SiteStrip = lazyComponent(async () => {
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  return (await import('../../features/site-notices/site-strip.tsx')).SiteStrip;
});

/** The frame of every page: the bar on top, and the floating layers. */
export function Shell() {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  const asOf = useRecalledSince();
  const maintenance = useMaintenance();
  const blocked = useLeavingIsBlocked();
  useAccountSettings();
  useMyAccountNews();
  useRouteFocus();
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#main">
        {t('skip')}
      </a>
      <TopBar blocked={blocked} />
      <OfflineNotice offline={connection === 'offline'} asOf={asOf} maintenance={maintenance} />
      <MaintenanceNotice />
      <Suspense fallback={null}>
        <SiteStrip />
      </Suspense>
      <UpdateNotice />
      <UnconfirmedLayer />
      <main id="main" className={styles['main']} tabIndex={-1}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <SignInLayer />
      <UnsentLayer />
      <CarLayer />
      <PhotosLayer />
      <KeysLayer blocked={blocked} />
      <UnsavedChangesPrompt blocked={blocked} />
      <SnackBar />
      <Announcer />
      <LiveViews />
    </div>
  );
}
