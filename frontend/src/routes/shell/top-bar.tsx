import { startTransition, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConnection } from '../../lib/live-views/connection.ts';
import { pages } from '../../lib/paths.ts';
import { saveModeratorHint } from '../../lib/session/moderator-hint.ts';
import { useSession } from '../../lib/session/use-session.ts';
import type { Session } from '../../lib/session/use-session.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { LiveDot } from '../../ui/live/live-dot.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { FindLayer } from '../find/find-layer.tsx';
import { AccountArea, LoginLinks } from './account-area.tsx';
import { topEntries } from './menu-entries.ts';
import type { TopEntry } from './menu-entries.ts';
import { MenuLayers } from './menu-layers.tsx';
import type { MenuLayer } from './menu-layers.tsx';
import { ThemeButton } from './theme-button.tsx';
import { TopMenu } from './top-menu.tsx';
import styles from './shell.module.css';

const Bell = lazyComponent(async () => (await import('../../features/queue/bell.tsx')).Bell);

const entries = topEntries();

const tiers = [0, 1, 2, 3, 4, 5];
const tierClass = (tier: number): string => `tier-${tier}`;

/**
 * The page has a class for the tier of the logged-in user (specification §3); the marker of a moderator is stored for
 * the next visit.
 */
function useStanding(session: Session): void {
  useEffect(() => {
    if (session.status === 'unknown') return;
    const known = session.status === 'signed-in';
    const { classList } = document.body;
    classList.remove(...tiers.map(tierClass));
    classList.add(tierClass(known ? session.tier : 0));
    saveModeratorHint(known && session.mod);
  }, [session]);
}

/** Logo, menu, connection, account. While something is unsent nothing here leaves the page. */
export function TopBar({ blocked }: { blocked: boolean }) {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  const session = useSession();
  const [hidden, setHidden] = useState<readonly TopEntry[]>([]);
  const [layer, setLayer] = useState<MenuLayer>(null);
  useStanding(session);
  const marked = hidden.some(({ seen }) => seen !== undefined && localStorage.getItem(seen) === null);
  return (
    <header className={styles['top']}>
      <Link
        to={pages.records}
        className={styles['brand']}
        aria-label={t('home')}
        aria-disabled={blocked || undefined}
        onClick={(event) => {
          if (blocked) event.preventDefault();
        }}
      >
        <Logo />
        <span className={styles['word']}>{t('short')}</span>
      </Link>
      <TopMenu entries={entries} blocked={blocked} onHidden={setHidden} />
      <span className={styles['end']}>
        {/* They come late: first of all, so that nothing moves from under a finger. */}
        {session.status === 'signed-out' ? <LoginLinks blocked={blocked} /> : null}
        <FindLayer blocked={blocked} />
        {/* Nothing moves when it has come: it is beside what stands at the end. */}
        {session.status === 'signed-in' ? (
          <Suspense fallback={<span className={styles['bell']} />}>
            <Bell />
          </Suspense>
        ) : null}
        <LiveDot state={connection} word={t(`connection.${connection}`)} />
        <span className={styles['wide']}>
          <ThemeButton />
        </span>
        <AccountArea
          session={session}
          opened={layer !== null}
          // In slices: the button responds to the touch before its menu is rendered.
          onOpen={() => startTransition(() => setLayer('user'))}
          marked={marked}
          blocked={blocked}
        />
      </span>
      <MenuLayers layer={layer} onLayer={setLayer} session={session} hidden={hidden} blocked={blocked} />
    </header>
  );
}
